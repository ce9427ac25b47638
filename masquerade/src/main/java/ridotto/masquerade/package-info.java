/// Masquerade, in which the King is to be killed. Clause numbers (K1 to K23) are those of
/// `docs/rules/masquerade.md`.
///
/// The turn is in [ridotto.masquerade.Turn], what changes in the parts of
/// [ridotto.masquerade.Battlefield], a fight in [ridotto.masquerade.Combat], and the cards in
/// [ridotto.masquerade.card].
package ridotto.masquerade;
