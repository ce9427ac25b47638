package ridotto.bots;

import java.util.random.RandomGenerator;

/// A choice among options of different value: the better, the likelier. At temperature 0 always the
/// best.
public record Preference(int choice, int best, int second) {
  /// Draws by `exp(value / temperature)`.
  public static Preference of(double[] values, double temperature, RandomGenerator random) {
    int best = best(values, -1);
    return new Preference(
        draw(values, values[best], temperature, random), best, best(values, best));
  }

  private static int draw(
      double[] values, double most, double temperature, RandomGenerator random) {
    double sum = 0;
    for (double value : values) sum += weight(value, most, temperature);
    double left = random.nextDouble() * sum;
    int last = 0;
    for (int i = 0; i < values.length; i++) {
      double weight = weight(values[i], most, temperature);
      if (weight > 0) last = i;
      if (left < weight) return i;
      left -= weight;
    }
    return last;
  }

  private static double weight(double value, double most, double temperature) {
    if (temperature <= 0) return value == most ? 1 : 0;
    return Math.exp((value - most) / temperature);
  }

  /// The first of the best, or the first of all if there is no other.
  private static int best(double[] values, int besides) {
    int best = besides == 0 && values.length > 1 ? 1 : 0;
    for (int i = 0; i < values.length; i++) {
      if (i != besides && values[i] > values[best]) best = i;
    }
    return best;
  }

  /// The best option that was not chosen.
  public int alternative() {
    return choice == best ? second : best;
  }
}
