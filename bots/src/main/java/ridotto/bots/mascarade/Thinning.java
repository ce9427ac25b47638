package ridotto.bots.mascarade;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Thins out weighted ways without bias and with the least variance (Fearnhead and Clifford 2003):
/// heavy ways stay as they are; of the light ones some survive, all with the same weight.
///
/// The strata are drawn independently. Neighbours in the list are often a way and its mirror, of
/// equal weight, and one offset for all strata would keep all mirrors or none.
final class Thinning {
  private static final int FINE = 32; // buckets for each power of two
  private static final int BUCKETS = 64 * FINE; // below 2^-64 nothing counts
  private static final int SHIFT = 52 - 5;
  private static final long TOP = Double.doubleToRawLongBits(1.0) >>> SHIFT;

  private final int[] counts = new int[BUCKETS];
  private final double[] sums = new double[BUCKETS];
  private double[] border = new double[64];

  /// Leaves at most `most` of them, at the front; gives their number.
  int thin(long[] ways, double[] weights, int size, int most, RandomGenerator random) {
    double limit = limit(weights, size, most);
    int kept = 0;
    double passed = 0; // the light weight seen so far
    int stratum = 0;
    double pick = random.nextDouble() * limit;
    for (int i = 0; i < size; i++) {
      double weight = weights[i];
      long way = ways[i];
      if (weight >= limit) {
        ways[kept] = way;
        weights[kept++] = weight;
        continue;
      }
      passed += weight;
      double survives = 0;
      while (pick < passed) {
        survives += limit;
        pick = (++stratum + random.nextDouble()) * limit;
      }
      if (survives == 0) continue;
      ways[kept] = way;
      weights[kept++] = survives;
    }
    return kept;
  }

  /// The weight c with `sum of min(w / c, 1) = most`.
  private double limit(double[] weights, int size, int most) {
    for (int i = 0; i < size; i++) {
      int bucket = bucket(weights[i]);
      counts[bucket]++;
      sums[bucket] += weights[i];
    }
    double light = 0; // the sum of all below the bucket
    int heavy = size; // how many are in it or above
    int bucket = 0;
    while (heavy - counts[bucket] >= most
        || (light + sums[bucket]) / (most - heavy + counts[bucket]) > above(bucket)) {
      light += sums[bucket];
      heavy -= counts[bucket++];
    }
    return within(weights, size, bucket, light, heavy, most);
  }

  /// Settles the bucket in which the limit falls, weight by weight.
  private double within(double[] weights, int size, int bucket, double light, int heavy, int most) {
    if (border.length < counts[bucket]) border = new double[2 * counts[bucket]];
    int n = 0;
    for (int i = 0; i < size; i++) {
      if (bucket(weights[i]) == bucket) border[n++] = weights[i];
    }
    Arrays.sort(border, 0, n);
    double sum = light;
    int above = heavy;
    for (int i = 0; i < n; i++) {
      if (above < most && sum / (most - above) <= border[i]) break;
      sum += border[i];
      above--;
    }
    return sum / (most - above);
  }

  private static int bucket(double weight) {
    long below = TOP - (Double.doubleToRawLongBits(weight) >>> SHIFT);
    return Math.clamp(BUCKETS - 1 - below, 0, BUCKETS - 1);
  }

  /// The least weight above this bucket.
  private static double above(int bucket) {
    return Double.longBitsToDouble((TOP - (BUCKETS - 1 - bucket) + 1) << SHIFT);
  }
}
