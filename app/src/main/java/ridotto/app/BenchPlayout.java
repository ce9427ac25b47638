package ridotto.app;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import ridotto.lab.PlayoutBench;
import ridotto.wire.Json;

@Command(
    name = "playout",
    mixinStandardHelpOptions = true,
    description = "Random games on one thread, against a bare loop of the same rules.")
final class BenchPlayout implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", description = "Only this game.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Only so many players.")
  private int players;

  @Option(names = "--observed", description = "Also with the observations of every seat.")
  private boolean observed;

  @Option(names = "--seconds", defaultValue = "0.4", description = "Length of one of ten trials.")
  private double seconds;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private final Shelf shelf;

  BenchPlayout(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    Limits.inRange("seconds", seconds, 0.01, 60);
    var boxes = game.isEmpty() ? shelf.boxes() : List.of(shelf.box(game));
    if (players != 0 && !game.isEmpty()) {
      Box only = boxes.getFirst();
      only.check(players, only.simulationLimit());
    }
    var out = spec.commandLine().getOut();
    if (!json) {
      out.printf(
          "%-24s %7s %12s %12s %10s %11s %6s%n",
          "game", "players", "decisions/s", "games/s", "decisions", "bytes", "ratio");
    }
    var rows = new PlayoutBench(seconds).run(boxes, players, observed, row -> print(row, out));
    if (json) out.println(Json.pretty(rows));
    out.flush();
  }

  private void print(PlayoutBench.Row row, PrintWriter out) {
    if (json) return;
    out.printf(
        "%-24s %7d %,12.0f %,12.0f %10.1f %11.3f %6.3f%n",
        row.what(),
        row.players(),
        row.decisionsPerSecond(),
        row.gamesPerSecond(),
        row.decisionsPerGame(),
        row.bytesPerDecision(),
        row.ratio());
    out.flush();
  }
}
