package ridotto.masquerade.card;

/// A set of cards, one bit each.
public final class Cards {
  public static final long NONE = 0;

  private Cards() {}

  public static long only(int card) {
    return 1L << card;
  }

  public static boolean has(long cards, int card) {
    return (cards >>> card & 1) != 0;
  }

  public static int count(long cards) {
    return Long.bitCount(cards);
  }

  public static int first(long cards) {
    return Long.numberOfTrailingZeros(cards);
  }

  public static long afterFirst(long cards) {
    return cards & cards - 1;
  }

  /// The same set when every card becomes the one it is mapped to.
  public static long renamed(long cards, int[] names) {
    long renamed = NONE;
    for (long left = cards; left != NONE; left = afterFirst(left)) {
      renamed |= only(names[first(left)]);
    }
    return renamed;
  }
}
