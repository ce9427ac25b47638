package ridotto.trials.simulation;

import java.time.Duration;
import ridotto.bots.Budget;
import ridotto.bots.repertoire.Repertoire;
import ridotto.server.live.GameLibrary;
import ridotto.server.live.HouseRules;

/// The house that the tests simulate.
final class Seeds {
  private static final GameLibrary LIBRARY = new GameLibrary(Repertoire.SHELF, Repertoire.TROUPES);

  private Seeds() {}

  static Settings settings(int nodes, boolean real) {
    var rules = HouseRules.USUAL.mindAfter(Duration.ofSeconds(20)).with(Budget.playouts(2));
    return Settings.of(Repertoire.SHELF.boxes(), LIBRARY, rules, nodes, 2, real);
  }

  /// Prints how one seed runs, in a process of its own.
  static final class Trace {
    private Trace() {}

    public static void main(String... args) {
      boolean real = Boolean.parseBoolean(args[1]);
      var story = new Simulation(settings(1, real)).tell(Long.parseLong(args[0]));
      System.out.println(story.trace());
    }
  }
}
