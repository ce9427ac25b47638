package ridotto.lab.run;

/// A ratio of two sums over games, such as what came of all that was foretold. What belongs to one
/// game is not independent, so the spread is taken from game to game.
public final class Ratio {
  private double part;
  private double whole;
  private double partHere; // in this game
  private double wholeHere;
  private double partSquared;
  private double wholeSquared;
  private double both;
  private long games;

  public void add(double more, double of) {
    partHere += more;
    wholeHere += of;
  }

  /// The game is over.
  public void close() {
    if (wholeHere == 0) return;
    games++;
    part += partHere;
    whole += wholeHere;
    partSquared += partHere * partHere;
    wholeSquared += wholeHere * wholeHere;
    both += partHere * wholeHere;
    partHere = 0;
    wholeHere = 0;
  }

  public double whole() {
    return whole;
  }

  public double ratio() {
    return whole == 0 ? 0 : part / whole;
  }

  private double variance() {
    double ratio = ratio();
    double spread = partSquared - 2 * ratio * both + ratio * ratio * wholeSquared;
    return Math.max(0, spread) / (whole * whole);
  }

  /// Where it lies, if it is a share.
  public Interval ofShare() {
    double ratio = ratio();
    double variance = variance();
    return Interval.ofShare(ratio, variance <= 0 ? games : ratio * (1 - ratio) / variance);
  }

  /// Where it lies, if it is a mean of something else.
  public Interval ofMean() {
    return Interval.ofMean(ratio(), variance() * games, games);
  }
}
