package ridotto.app;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.mascarade.BeliefBench;
import ridotto.wire.Json;

@Command(
    name = "belief",
    mixinStandardHelpOptions = true,
    description = "How true and how quick a bot's belief is, against every way the cards can lie.")
final class BenchBelief implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--games",
      defaultValue = "40",
      paramLabel = "G",
      description = "Games of each kind.")
  private int games;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    Limits.inRange("games", games, 1, 1_000_000);
    var out = spec.commandLine().getOut();
    if (!json) {
      out.printf(
          "%-8s %5s %8s %10s %10s %10s %10s%n",
          "table", "cards", "capacity", "mean µs", "p99 µs", "ways", "variation");
    }
    var rows = BeliefBench.run(games, row -> print(row, out));
    if (json) out.println(Json.pretty(rows));
    out.flush();
  }

  private void print(BeliefBench.Row row, PrintWriter out) {
    if (json) return;
    out.printf(
        "%-8s %5d %8d %10.1f %10.1f %10.1f %10.5f%n",
        row.manners(),
        row.cards(),
        row.capacity(),
        row.meanMicros(),
        row.p99Micros(),
        row.meanWays(),
        row.variation());
    out.flush();
  }
}
