package ridotto.lab.run;

/// Where the truth lies 19 times out of 20.
public record Interval(double low, double high) {
  static final Interval NOTHING = new Interval(0, 1);

  private static final double Z = 1.959964;

  /// Of a share seen in so many independent trials, or in what counts as so many: Wilson's, which
  /// also holds close to nothing and to all.
  static Interval ofShare(double share, double n) {
    if (n <= 0) return NOTHING;
    double centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * Math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
    return new Interval(Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /// Of a mean of so many.
  static Interval ofMean(double mean, double variance, long n) {
    double half = n < 2 ? Double.POSITIVE_INFINITY : Z * Math.sqrt(variance / n);
    return new Interval(mean - half, mean + half);
  }

  /// By how many ranks a quantile of so many may be off.
  static double ranks(double quantile, long n) {
    return Z * Math.sqrt(n * quantile * (1 - quantile));
  }

  Interval times(double factor) {
    return new Interval(low * factor, high * factor);
  }

  double half() {
    return (high - low) / 2;
  }
}
