package ridotto.app;

import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.app.load.Scratch;
import ridotto.app.load.ServerBench;
import ridotto.wire.Json;

@Command(
    name = "server",
    mixinStandardHelpOptions = true,
    description = "Tables of Mascarade at one durable move a second, against a bare echo.")
final class BenchServer implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--tables", defaultValue = "5000", paramLabel = "N", description = "Tables.")
  private int tables;

  @Option(names = "--seconds", defaultValue = "30", description = "How long to measure.")
  private int seconds;

  @Option(
      names = "--warm-up",
      defaultValue = "60",
      paramLabel = "SECONDS",
      description = "How long to play before that.")
  private int warmUp;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    Limits.inRange("tables", tables, 1, 20_000);
    Limits.inRange("seconds", seconds, 1, 600);
    Limits.inRange("warm-up", warmUp, 0, 600);
    var bench =
        new ServerBench(
            Main.class,
            HouseFlags.ALL,
            tables,
            Duration.ofSeconds(warmUp),
            Duration.ofSeconds(seconds));
    var err = spec.commandLine().getErr();
    try (var data = Scratch.called("ridotto-bench")) {
      var house = bench.house(data.folder(), err::println);
      var echo = bench.echo((int) house.bytes(), err::println);
      print(house, echo);
    }
  }

  private void print(ServerBench.Row house, ServerBench.Row echo) {
    var out = spec.commandLine().getOut();
    var ratios = new Ratios(house.p99() / echo.p99(), house.cpu() / echo.cpu());
    if (json) {
      out.println(Json.pretty(new Report(List.of(house, echo), ratios)));
    } else {
      out.printf(
          "%-10s %7s %8s %8s %8s %8s %8s %9s %6s %7s %8s%n",
          "",
          "tables",
          "sockets",
          "moves/s",
          "p50 ms",
          "p99 ms",
          "worst",
          "resident",
          "cpu",
          "stolen",
          "disk ms");
      for (var row : List.of(house, echo)) {
        out.printf(
            "%-10s %7d %8d %8.0f %8.2f %8.2f %8.1f %6.0f MB %6.2f %6.1f%% %8.1f%n",
            row.what(),
            row.tables(),
            row.sockets(),
            row.movesPerSecond(),
            row.p50(),
            row.p99(),
            row.worst(),
            row.residentMegabytes(),
            row.cpu(),
            100 * row.stolen(),
            row.disk());
      }
      out.printf("house to echo: p99 %.2f, cpu %.2f%n", ratios.p99(), ratios.cpu());
    }
    out.flush();
  }

  record Ratios(double p99, double cpu) {}

  record Report(List<ServerBench.Row> rows, Ratios ratios) {}
}
