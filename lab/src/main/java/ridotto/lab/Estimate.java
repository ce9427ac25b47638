package ridotto.lab;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/// How many times as much one thing is as another, measured several times: the geometric mean, and
/// the interval in which the truth lies 19 times out of 20 (Student's, on logarithms).
public record Estimate(double times, double low, double high) {
  private static final double WITHIN = 0.975; // two and a half in a hundred on either side

  /// From at least two measured ratios.
  public static Estimate of(double... ratios) {
    int n = ratios.length;
    if (n < 2) throw new IllegalArgumentException("one figure has no interval");
    var logs = Arrays.stream(ratios).map(Math::log).toArray();
    double mean = Arrays.stream(logs).sum() / n;
    double spread = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum() / (n - 1);
    double student = TDistribution.of(n - 1).inverseCumulativeProbability(WITHIN);
    double half = student * Math.sqrt(spread / n);
    return new Estimate(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
  }

  /// Whether the interval leaves out that there is no difference.
  public boolean differs() {
    return low > 1 || high < 1;
  }
}
