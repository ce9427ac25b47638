package ridotto.kernel;

/// A chair, numbered clockwise, as moves and events name it. There are few, so each exists once.
///
/// Purses, cards and the turn belong to chairs; knowledge belongs to the [Player] who sits there.
/// Rules count chairs with plain ints from 0, and sets of chairs with [Seats].
public record Seat(int index) {
  public static final int MOST = 13;
  private static final Seat[] ALL = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) ALL[i] = new Seat(i);
  }

  public static Seat of(int index) {
    return ALL[index];
  }

  /// The number people see: the first chair is 1.
  public int number() {
    return index + 1;
  }

  @Override
  public String toString() {
    return "@" + number();
  }
}
