package ridotto.app;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.trials.load.Scratch;
import ridotto.trials.load.ServerBench;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

@Command(
    name = "server",
    mixinStandardHelpOptions = true,
    description = "Tables of Mascarade at one durable move a second, against a bare echo.")
final class BenchServer implements Runnable {
  private static final int FORKS = 3;
  private static final List<Compared.Figure> FIGURES =
      List.of(
          less("cpu for a move", row -> number(row, "cpu") / number(row, "movesPerSecond")),
          less("p50 ms", row -> number(row, "p50")),
          less("p99 ms", row -> number(row, "p99")),
          less("resident MB", row -> number(row, "residentMegabytes")));

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

  @Option(names = "--house-only", description = "Without the echo.")
  private boolean houseOnly;

  @Mixin private Forks forks = new Forks();

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    Limits.inRange("tables", tables, 1, 20_000);
    Limits.inRange("seconds", seconds, 1, 600);
    Limits.inRange("warm-up", warmUp, 0, 600);
    if (forks.other().isPresent()) compare();
    else measure();
  }

  /// By processor time for a move first: the disk has no say in it.
  private void compare() {
    var command =
        "bench server --house-only --json --tables %d --seconds %d --warm-up %d"
            .formatted(tables, seconds, warmUp);
    var runs = forks.run(forks.count(FORKS), command);
    var all =
        FIGURES.stream().map(figure -> Compared.of(tables + " tables", figure, runs)).toList();
    var out = spec.commandLine().getOut();
    if (json) out.println(Json.pretty(all));
    else Compared.print(all, out);
    out.flush();
  }

  private static Compared.Figure less(String name, ToDoubleFunction<JsonNode> of) {
    return new Compared.Figure(name, false, run -> of.applyAsDouble(run.get("rows").get(0)));
  }

  private static double number(JsonNode row, String name) {
    return row.get(name).asDouble();
  }

  private void measure() {
    var bench =
        new ServerBench(
            Main.class,
            JavaFlags.HOUSE,
            tables,
            Duration.ofSeconds(warmUp),
            Duration.ofSeconds(seconds));
    var err = spec.commandLine().getErr();
    try (var data = Scratch.called("ridotto-bench")) {
      var house = bench.house(data.folder(), err::println);
      if (houseOnly) print(List.of(house), Optional.empty());
      else {
        var echo = bench.echo((int) house.bytes(), err::println);
        var ratios = Ratios.of(house, echo);
        print(List.of(house, echo), Optional.of(ratios));
      }
    }
  }

  private void print(List<ServerBench.Row> rows, Optional<Ratios> ratios) {
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.pretty(new Report(rows, ratios)));
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
      for (var row : rows) {
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
      ratios.ifPresent(
          ratio ->
              out.printf(
                  "house to echo: p99 %s, cpu %s%n",
                  Ratios.said(ratio.p99()), Ratios.said(ratio.cpu())));
    }
    out.flush();
  }

  /// House to echo. In a short run the echo may use less than one tick of the processor's clock:
  /// then there is nothing to compare with.
  record Ratios(Optional<Double> p99, Optional<Double> cpu) {
    static Ratios of(ServerBench.Row house, ServerBench.Row echo) {
      return new Ratios(times(house.p99(), echo.p99()), times(house.cpu(), echo.cpu()));
    }

    private static Optional<Double> times(double house, double echo) {
      return echo > 0 ? Optional.of(house / echo) : Optional.empty();
    }

    static String said(Optional<Double> ratio) {
      return ratio.map(times -> "%.2f times".formatted(times)).orElse("too little to measure");
    }
  }

  record Report(List<ServerBench.Row> rows, Optional<Ratios> ratios) {}
}
