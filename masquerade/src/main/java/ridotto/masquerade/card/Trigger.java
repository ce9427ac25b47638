package ridotto.masquerade.card;

/// The moments a text can wait for.
///
/// The text of a face-down card is silent, but for flip-up, attack and death (K22).
public enum Trigger {
  /// Its controller's Start phase.
  START(true),
  /// Instead of its controller's Draw phase.
  DRAW_PHASE(true),
  /// It is turned face up and stays in play (K13).
  FLIP_UP(false),
  /// It has attacked, whether it lived or died (K14).
  AFTER_ATTACK(false),
  /// It was killed (K15).
  DEATH(false),
  /// Its controller spends an action on it (K7).
  ACTION(true),
  /// The end of anybody's turn (K19).
  TURN_END(true);

  private final boolean onlyFaceUp;

  Trigger(boolean onlyFaceUp) {
    this.onlyFaceUp = onlyFaceUp;
  }

  /// Whether the card must lie face up for its text to be heard.
  public boolean onlyFaceUp() {
    return onlyFaceUp;
  }
}
