package ridotto.trials.load;

import java.util.Arrays;

/// How long things took, in microseconds.
public final class Latencies {
  private int[] micros = new int[1024];
  private int size;

  public void add(long nanos) {
    if (size == micros.length) micros = Arrays.copyOf(micros, 2 * size);
    micros[size++] = (int) Math.min(nanos / 1000, Integer.MAX_VALUE);
  }

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  /// The time within which this share of them was done, in milliseconds.
  public double within(double share) {
    if (size == 0) return 0;
    var sorted = Arrays.copyOf(micros, size);
    Arrays.sort(sorted);
    return sorted[Math.min(size - 1, (int) Math.ceil(share * size) - 1)] / 1000.0;
  }
}
