package ridotto.bots.search;

import java.util.Arrays;
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
  public Preference choose(double temperature, RandomGenerator random) {
    return choose(new double[worth.length], temperature, random);
  }

  /// The same for somebody who likes some options more than they are worth.
  ///
  /// Without temperature and taste it is the one tried most often: the search spends its time on
  /// what it believes in, and a high worth of a few playouts is luck.
  public Preference choose(double[] liking, double temperature, RandomGenerator random) {
    int most = Arrays.stream(visits).max().orElse(0);
    boolean byVisits = temperature == 0 && Arrays.stream(liking).allMatch(like -> like == 0);
    double[] values = new double[worth.length];
    for (int i = 0; i < values.length; i++) {
      boolean serious = most == 0 || (visits[i] > 0 && visits[i] >= SERIOUS * most);
      double firm = byVisits ? visits[i] + worth[i] / 2 : worth[i] + liking[i];
      values[i] = serious ? firm : -1;
    }
    return Preference.of(values, temperature, random);
  }
}
