package ridotto.lab.run;

/// How long games were, in turns: the mean and the middle with their intervals, nine in ten, and
/// the longest with the number of the first game that was so long.
public record Lengths(
    double mean,
    double low,
    double high,
    int median,
    int medianLow,
    int medianHigh,
    int nineInTen,
    int longest,
    long longestGame) {
  private static final double HALF = 0.5;
  private static final double NINE_IN_TEN = 0.9;

  /// `games` has how many were of each length.
  static Lengths of(long[] games, long longestGame) {
    long n = 0;
    double sum = 0;
    double squares = 0;
    int longest = 0;
    for (int turns = 0; turns < games.length; turns++) {
      n += games[turns];
      sum += (double) games[turns] * turns;
      squares += (double) games[turns] * turns * turns;
      if (games[turns] > 0) longest = turns;
    }
    if (n == 0) return new Lengths(0, 0, 0, 0, 0, 0, 0, 0, 0);
    double mean = sum / n;
    double variance = n < 2 ? 0 : Math.max(0, squares - n * mean * mean) / (n - 1);
    var interval = Interval.ofMean(mean, variance, n);
    double off = Interval.ranks(HALF, n);
    return new Lengths(
        mean,
        n < 2 ? 0 : interval.low(),
        n < 2 ? longest : interval.high(),
        at(games, n * HALF),
        at(games, n * HALF - off),
        at(games, n * HALF + off + 1),
        at(games, n * NINE_IN_TEN),
        longest,
        longestGame);
  }

  /// The length of the game of this rank.
  private static int at(long[] games, double rank) {
    double left = Math.max(1, Math.ceil(rank));
    int last = 0;
    for (int turns = 0; turns < games.length; turns++) {
      if (games[turns] == 0) continue;
      last = turns;
      left -= games[turns];
      if (left <= 0) break;
    }
    return last;
  }
}
