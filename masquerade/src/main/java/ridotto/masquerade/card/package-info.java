/// The cards: the [guest list][ridotto.masquerade.card.GuestList] is data, each text that needs
/// code is in the file named after it.
///
/// A [Text][ridotto.masquerade.card.Text] is [Standing][ridotto.masquerade.card.Standing] or an
/// [Effect][ridotto.masquerade.card.Effect] with its [moment][ridotto.masquerade.card.Trigger].
/// Most effects suit any moment. Those that speak of the attacked card (PoisonIt, ShuffleAway,
/// TakeOne, TurnLineUp) want AFTER_ATTACK, the one that speaks of a killer (Inherit) DEATH, and
/// OneOfTwo DRAW_PHASE.
package ridotto.masquerade.card;
