package ridotto.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.ForecastBench;
import ridotto.lab.run.LineUp;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Seating;
import ridotto.wire.Json;

@Command(
    name = "forecasts",
    mixinStandardHelpOptions = true,
    description =
        "How true what bots foretell is: by tenths of what they state, and Brier's score.")
final class BenchForecasts implements Runnable {
  private static final double WHOLE = 100;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", required = true, description = "Which game; see 'ridotto games'.")
  private String game = "";

  @Option(names = "--players", required = true, paramLabel = "N", description = "How many play.")
  private int players;

  @Mixin private TableOptions table = new TableOptions();

  @Option(
      names = "--bots",
      defaultValue = "regular",
      split = ",",
      paramLabel = "NAME[*N]",
      description = "One for all, or one for every chair: expert,regular*7.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--games",
      defaultValue = "200",
      paramLabel = "G",
      description = "How many games.")
  private long games;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "Same games.")
  private long seed;

  @Option(
      names = "--playouts",
      defaultValue = "400",
      paramLabel = "P",
      description = "How long a bot that searches may think: so many playouts a decision, at most.")
  private int playouts;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private final Shelf shelf;
  private final Troupes troupes;

  BenchForecasts(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    Limits.inRange("games", games, 1, 10_000_000);
    Limits.inRange("playouts", playouts, 1, 10_000_000);
    var box = shelf.box(game);
    var settings = table.settings(box);
    box.open(players, settings);
    var lineUp = LineUp.of(bots).chairs(players);
    var plan = Plan.of(box, players, settings, Seating.ROTATED, lineUp, playouts, seed, games);
    var rows = new ForecastBench(plan, troupes).run();
    var out = spec.commandLine().getOut();
    if (json) out.println(Json.pretty(rows));
    for (var row : json ? List.<ForecastBench.Row>of() : rows) {
      out.printf(
          "%-20s %,10d   stated %5.1f%%, came %5.1f%%   Brier %.4f (%.4f to %.4f)%n",
          row.what(),
          row.forecasts(),
          WHOLE * row.stated(),
          WHOLE * row.came(),
          row.brier(),
          row.low(),
          row.high());
      for (var tenth : row.tenths()) {
        out.printf(
            "  %3.0f%% on %,12d   stated %5.1f%%, came %5.1f%% (%.1f%% to %.1f%%)%n",
            WHOLE * tenth.from(),
            tenth.forecasts(),
            WHOLE * tenth.stated(),
            WHOLE * tenth.came(),
            WHOLE * tenth.low(),
            WHOLE * tenth.high());
      }
    }
    out.flush();
  }
}
