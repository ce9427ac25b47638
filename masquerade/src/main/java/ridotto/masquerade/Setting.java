package ridotto.masquerade;

/// What was agreed before the cards were dealt.
///
/// `extras` adds the two optional cards (K1); with `pairFaceUp` the royal pair wins only face up at
/// the end of a turn (K18); `rounds` of [#NO_LIMIT] let the game last as long as it takes; `first`
/// is the seat that begins, or [#LOT].
public record Setting(int players, boolean extras, boolean pairFaceUp, int rounds, int first) {
  public static final int LOT = -1;
  public static final int NO_LIMIT = 0;

  boolean lot() {
    return first == LOT;
  }
}
