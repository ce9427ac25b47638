package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// What a text says is so, for as long as it is heard.
///
/// Text about a card's own numbers or its own combat counts face down too; text about other cards
/// (`lends`, `guards`, `silences`) only face up (K22).
public non-sealed interface Standing extends Text {
  /// Whether it is heard while the card lies face down.
  default boolean heardFaceDown() {
    return true;
  }

  /// What this adds to the card's own attack, before doubling.
  default int attack(Battlefield field, int card) {
    return 0;
  }

  default boolean cannotBeKilled(Battlefield field, int card) {
    return false;
  }

  /// What every card of its controller gains in attack, after doubling.
  default int lendsAttack() {
    return 0;
  }

  /// What every card of its controller gains in health, after doubling.
  default int lendsHealth() {
    return 0;
  }

  /// Whether cards of this rank, anybody's, cannot be killed.
  default boolean guards(Rank rank) {
    return false;
  }

  /// Whether it can kill a card of this rank in combat.
  default boolean kills(Rank rank) {
    return true;
  }

  /// Whether the arrows of a card it attacks count for nothing.
  default boolean ignoresArrows() {
    return false;
  }

  /// Whether a card that attacks it is killed.
  default boolean strikesBack() {
    return false;
  }

  /// Whether another card may be discarded when it would be killed.
  default boolean hasSubstitute() {
    return false;
  }

  /// Whether every other card but the King loses its text.
  default boolean silences() {
    return false;
  }

  /// Whether it always lies face up.
  default boolean neverDown() {
    return false;
  }
}
