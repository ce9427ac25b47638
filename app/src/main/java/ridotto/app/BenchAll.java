package ridotto.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import tools.jackson.databind.JsonNode;

/// Every benchmark in turn, as the page `docs/benchmarks.md`.
@Command(
    name = "all",
    mixinStandardHelpOptions = true,
    description = "Every benchmark, as a page: ./ridotto bench all > docs/benchmarks.md")
final class BenchAll implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--short", description = "Seconds instead of a quarter of an hour.")
  private boolean brief;

  private final Shelf shelf;

  BenchAll(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    var out = spec.commandLine().getOut();
    out.printf(
        """
        # Benchmarks

        Made by `./ridotto bench all`. Machines are noisy and differ: the ratios mean something elsewhere
        too, the other figures only beside each other. Measured on %d cores, %s on %s, Java %d.

        """,
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.version().feature());
    playouts(out);
    answers(out);
    server(out);
    out.flush();
  }

  private void playouts(PrintWriter out) {
    out.print(
        """
        ## Playouts

        Random games on one thread, by turns with a bare loop of the rules of eight-player Mascarade: no
        moves, no questions, no events. `ratio` is decisions a second of processor time against that loop,
        the median over fresh Javas with the least and the greatest.
        """);
    head(
        out,
        "game",
        "players",
        "decisions/s",
        "games/s",
        "decisions a game",
        "bytes a decision",
        "ratio");
    for (var box : shelf.boxes()) {
      for (int n = box.fewest(); n <= box.most(); n++) {
        if (!brief || n == box.most()) playout(box.name(), n, "", out);
      }
      playout(box.name(), box.most(), " --observed-only", out);
    }
    out.println();
  }

  private void playout(String game, int players, String how, PrintWriter out) {
    var length = brief ? " --forks 0 --seconds 0.01" : " --forks 5";
    var row = ask("playout --game " + game + " --players " + players + how + length).get(1);
    line(
        out,
        row.get("what").asString(),
        count(players),
        count(number(row, "decisionsPerSecond")),
        count(number(row, "gamesPerSecond")),
        "%.1f".formatted(number(row, "decisionsPerGame")),
        "%.1f".formatted(number(row, "bytesPerDecision")),
        "%.3f (%.3f to %.3f)"
            .formatted(number(row, "ratio"), number(row, "low"), number(row, "high")));
  }

  private void answers(PrintWriter out) {
    out.print(
        """
        ## Bots

        What a table full of bots decides in a second of processor time, 400 playouts a decision where they
        search; and in the time in which the bare loop makes a million decisions.
        """);
    head(out, "game", "players", "bots", "decisions a CPU second", "per million of the loop");
    for (var box : shelf.boxes()) {
      for (var bot : brief ? List.of("regular") : List.of("regular", "expert"))
        answer(box, bot, out);
    }
    out.println();
  }

  private void answer(Box box, String bot, PrintWriter out) {
    var length = brief ? " --playouts 4 --warm-up 0" : " --playouts 400 --games 10";
    var row = ask("answers --game " + box.name() + " --bot " + bot + length).get(0);
    line(
        out,
        box.name(),
        count(number(row, "players")),
        bot,
        count(number(row, "decisionsPerCpuSecond")),
        "%.1f".formatted(number(row, "ratio")));
  }

  private void server(PrintWriter out) {
    out.print(
        """
        ## Server

        Tables of two, each at one durable move a second, and the same frames through a server that does
        nothing else. `stolen` is what the machine's host kept for itself, `disk` the longest wait for one
        page: where they are not small, p99 is theirs.
        """);
    head(
        out,
        "",
        "tables",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "worst ms",
        "resident MB",
        "cores",
        "stolen",
        "disk ms");
    var measured = ask(brief ? "server --tables 5 --warm-up 1 --seconds 1" : "server");
    for (var row : measured.get("rows")) {
      line(
          out,
          row.get("what").asString(),
          count(number(row, "tables")),
          count(number(row, "movesPerSecond")),
          "%.1f".formatted(number(row, "p50")),
          "%.1f".formatted(number(row, "p99")),
          "%.1f".formatted(number(row, "worst")),
          count(number(row, "residentMegabytes")),
          "%.2f".formatted(number(row, "cpu")),
          "%.1f %%".formatted(100 * number(row, "stolen")),
          "%.1f".formatted(number(row, "disk")));
    }
    var ratios = measured.get("ratios");
    out.printf(
        "%nHouse to echo: p99 %s, processor %s.%n", ratio(ratios, "p99"), ratio(ratios, "cpu"));
  }

  /// What this benchmark prints, in a Java of its own.
  private JsonNode ask(String command) {
    spec.commandLine().getErr().println("bench " + command);
    return Build.here().run(List.of(("bench " + command + " --json").split(" ", -1)));
  }

  private static double number(JsonNode row, String name) {
    return row.get(name).asDouble();
  }

  private static String ratio(JsonNode ratios, String name) {
    var ratio = ratios.get(name);
    return BenchServer.Ratios.said(
        ratio.isNull() ? Optional.empty() : Optional.of(ratio.asDouble()));
  }

  private static String count(double number) {
    return String.format(Locale.ROOT, "%,.0f", number);
  }

  private static void head(PrintWriter out, String... names) {
    out.println();
    line(out, names);
    out.println("|---".repeat(names.length) + "|");
  }

  private static void line(PrintWriter out, String... cells) {
    out.println("| " + String.join(" | ", cells) + " |");
    out.flush();
  }
}
