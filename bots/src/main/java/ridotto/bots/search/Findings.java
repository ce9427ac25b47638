package ridotto.bots.search;

import java.util.random.RandomGenerator;
import ridotto.bots.Preference;

/// What a search found about the options of the player who thinks, in their order.
public final class Findings {
  /// An option tried less than this often, against the most tried one, is not taken seriously.
  private static final double SERIOUS = 0.25;

  private final int playouts;
  private final int[] visits;
  private final double[] worth;

  Findings(int playouts, int[] visits, double[] worth) {
    this.playouts = playouts;
    this.visits = visits;
    this.worth = worth;
  }

  /// How many playouts there were.
  public int playouts() {
    return playouts;
  }

  /// How often an option was tried.
  public int visits(int option) {
    return visits[option];
  }

  /// The share of the win an option promises.
  public double worth(int option) {
    return worth[option];
  }

  /// The best option, or at a higher temperature one that is not much worse.
  ///
  /// Without temperature it is the one tried most often: the search spends its time on what it
  /// believes in, and a high worth of a few playouts is luck.
  public Preference choose(double temperature, RandomGenerator random) {
    int most = 0;
    for (int n : visits) most = Math.max(most, n);
    double[] values = new double[worth.length];
    for (int i = 0; i < values.length; i++) {
      boolean serious = visits[i] > 0 && visits[i] >= SERIOUS * most;
      double firm = temperature > 0 ? worth[i] : visits[i] + worth[i] / 2;
      values[i] = serious || most == 0 ? firm : -1;
    }
    return Preference.of(values, temperature, random);
  }
}
