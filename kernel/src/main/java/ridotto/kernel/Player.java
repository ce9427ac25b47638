package ridotto.kernel;

/// A person or a bot, numbered by the chair first taken. Some rules make people change chairs.
public record Player(int index) {
  private static final Player[] ALL = new Player[Seat.MOST];

  static {
    for (int i = 0; i < Seat.MOST; i++) ALL[i] = new Player(i);
  }

  public static Player of(int index) {
    return ALL[index];
  }

  /// Whoever began in the chair with this number. The only way from what people count to what rules
  /// do.
  public static Player numbered(int number) {
    return of(number - 1);
  }

  /// The number people see: whoever began in the first chair is 1.
  public int number() {
    return index + 1;
  }

  @Override
  public String toString() {
    return "#" + number();
  }
}
