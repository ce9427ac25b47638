package ridotto.kernel;

import java.util.random.RandomGenerator;

/// SplitMix64, which can be seeded again without making a new one, and whose bounded numbers need
/// no division (Lemire 2019: multiply, and draw again in the rare uneven case).
public final class Dice implements RandomGenerator {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public Dice(long seed) {
    state = seed;
  }

  /// Begins the stream of one game of a long series. Streams of neighbours are unrelated.
  public void begin(long series, long game) {
    state = mix(mix(series + GOLDEN) ^ mix(game * GOLDEN + 1));
  }

  @Override
  public long nextLong() {
    return mix(state += GOLDEN);
  }

  @Override
  public int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  @Override
  public int nextInt(int bound) {
    long product = (nextLong() >>> 32) * bound;
    boolean even = Integer.compareUnsigned((int) product, bound) >= 0;
    return even ? (int) (product >>> 32) : nextUneven(product, bound);
  }

  private int nextUneven(long first, int bound) {
    long product = first;
    int uneven = Integer.remainderUnsigned(-bound, bound);
    while (Integer.compareUnsigned((int) product, uneven) < 0) {
      product = (nextLong() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
