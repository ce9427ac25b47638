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
          "%-24s %5s %9s %9s %9s %9s %9s %10s%n",
          "table", "cards", "events", "mean µs", "p99 µs", "most µs", "ways", "variation");
    }
    var rows = BeliefBench.run(games, row -> print(row, out));
    if (json) out.println(Json.pretty(rows));
    out.flush();
  }

  private void print(BeliefBench.Row row, PrintWriter out) {
    if (json) return;
    out.printf(
        "%-24s %5d %9d %9.1f %9.1f %9.1f %9.1f %10.5f%n",
        row.table(),
        row.cards(),
        row.events(),
        row.meanMicros(),
        row.p99Micros(),
        row.mostMicros(),
        row.meanWays(),
        row.variation());
    out.flush();
  }
}
