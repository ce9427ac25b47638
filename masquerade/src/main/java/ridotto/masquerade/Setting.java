package ridotto.masquerade;

/// What was agreed before the cards were dealt.
///
/// `extras` adds the two optional cards (K1); with `pairFaceUp` the royal pair wins only face up at
/// the end of a turn (K18); with `zeroAttack` a card of 0 attack may attack (K9), with `mayDraw`
/// one need not draw (K5); `rounds` of [#NO_LIMIT] let the game last as long as it takes; `first`
/// is the seat that begins, or [#LOT]; `version` is that of the rules.
public record Setting(
    int players,
    boolean extras,
    boolean pairFaceUp,
    boolean zeroAttack,
    boolean mayDraw,
    int rounds,
    int first,
    int version) {
  public static final int LOT = -1;
  public static final int NO_LIMIT = 0;

  boolean lot() {
    return first == LOT;
  }

  /// Version 2: the Avatar's new deal empties no line (K16), and a text that can do nothing is not
  /// told.
  boolean second() {
    return version > 1;
  }

  /// Version 3: any of the face-down cards may be shuffled, not only all (K6).
  boolean third() {
    return version > 2;
  }
}
