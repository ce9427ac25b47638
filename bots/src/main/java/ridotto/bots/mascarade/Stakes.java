package ridotto.bots.mascarade;

/// What powers and coins are worth to each seat, at the purses of this moment.
///
/// Everything is counted in coins of one's own: a gain in the chance to win, divided by what one
/// more coin would add to it.
final class Stakes {
  private static final double MOST = 20;

  private final Book book;
  private final Ledger ledger;
  private final Prospect prospect;
  private final double[] chances; // by seat, now
  private final double[] coin; // by seat: what one more coin adds
  private final double[][] worths; // by mask and seat
  private boolean fresh;

  Stakes(Book book, Ledger ledger) {
    this.book = book;
    this.ledger = ledger;
    prospect = new Prospect(book);
    chances = new double[book.seats()];
    coin = new double[book.seats()];
    worths = new double[book.masks()][book.seats()];
  }

  /// Coins have moved.
  void forget() {
    fresh = false;
  }

  private void count() {
    if (fresh) return;
    fresh = true;
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = prospect.of(ledger).chance(seat);
      prospect.of(ledger).take(seat, 1);
      coin[seat] = Math.max(1e-4, prospect.chance(seat) - chances[seat]);
    }
    for (var worth : worths) java.util.Arrays.fill(worth, Double.NaN);
  }

  /// The chance of this seat to win.
  double chance(int seat) {
    count();
    return chances[seat];
  }

  /// What one more coin adds to it.
  double coin(int seat) {
    count();
    return coin[seat];
  }

  /// What the power of this mask is worth to whoever sits here, in coins.
  double worth(int mask, int seat) {
    count();
    if (Double.isNaN(worths[mask][seat])) {
      double after = prospect.of(ledger).use(mask, seat, false).chance(seat);
      worths[mask][seat] = Math.clamp((after - chances[seat]) / coin[seat], 0, MOST);
    }
    return worths[mask][seat];
  }

  /// What a coin less for that seat is worth to this one, in coins of its own.
  double spite(int seat, int other) {
    count();
    return chances[other] / Math.max(0.05, 1 - chances[seat]);
  }

  /// What a fine costs: the last coin ends the game.
  double fine(int seat) {
    return ledger.purse(seat) > 1 ? 1 : 3;
  }

  Prospect prospect() {
    return prospect.of(ledger);
  }

  Book book() {
    return book;
  }
}
