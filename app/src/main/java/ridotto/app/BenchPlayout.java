package ridotto.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import ridotto.lab.PlayoutBench;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
    name = "playout",
    mixinStandardHelpOptions = true,
    description = "Random games on one thread, by turns with a bare loop of the same rules.")
final class BenchPlayout implements Runnable {
  private static final int FORKS = 5;
  private static final List<String> FIGURES =
      List.of(
          "decisionsPerSecond", "gamesPerSecond", "decisionsPerGame", "bytesPerDecision", "ratio");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", description = "Only this game.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Only so many players.")
  private int players;

  @Option(names = "--observed", description = "Also with the observations of every seat.")
  private boolean observed;

  @Option(names = "--observed-only", hidden = true)
  private boolean observedOnly;

  @Option(
      names = "--seconds",
      defaultValue = "0.04",
      description = "Processor time of one slice; fifteen pairs count.")
  private double seconds;

  @Mixin private Forks forks = new Forks();

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private final Shelf shelf;

  BenchPlayout(Shelf shelf) {
    this.shelf = shelf;
  }

  /// What is measured together, in a Java of its own.
  private record Kind(Box box, int players, boolean observed) {
    String what() {
      return box.name() + (observed ? ", observed" : "") + " " + players;
    }
  }

  @Override
  public void run() {
    Limits.inRange("seconds", seconds, 0.01, 60);
    var out = spec.commandLine().getOut();
    if (forks.other().isPresent()) compare(out);
    else measure(out);
    out.flush();
  }

  private void measure(PrintWriter out) {
    int count = forks.count(FORKS);
    var kinds = kinds();
    var rows = new ArrayList<JsonNode>();
    if (!json) head(out);
    for (var kind : kinds) {
      var runs = count == 0 ? List.of(here(kind)) : forks.run(count, command(kind)).ours();
      // The bare loop runs beside every game; its own line is printed once.
      for (int i = rows.isEmpty() ? 0 : 1; i < 2; i++) {
        int row = i;
        rows.add(median(runs.stream().map(run -> run.get(row)).toList()));
        if (!json) print(rows.getLast(), out);
      }
    }
    if (json) out.println(Json.pretty(rows));
  }

  private void compare(PrintWriter out) {
    var ratio =
        new Compared.Figure("of the bare loop", true, run -> run.get(1).get("ratio").asDouble());
    var all = new ArrayList<Compared>();
    for (var kind : kinds()) {
      all.add(Compared.of(kind.what(), ratio, forks.run(forks.count(FORKS), command(kind))));
    }
    if (json) out.println(Json.pretty(all));
    else Compared.print(all, out);
  }

  private List<Kind> kinds() {
    var boxes = game.isEmpty() ? shelf.boxes() : List.of(shelf.box(game));
    if (players != 0) {
      int fewest = boxes.stream().mapToInt(Box::fewest).min().orElseThrow();
      Limits.inRange(
          "players", players, fewest, boxes.stream().mapToInt(Box::most).max().orElseThrow());
    }
    var kinds = new ArrayList<Kind>();
    for (var box : boxes) {
      for (int n = box.fewest(); n <= box.most(); n++) {
        if (players != 0 && players != n) continue;
        if (!observedOnly) kinds.add(new Kind(box, n, false));
        if (observed || observedOnly) kinds.add(new Kind(box, n, true));
      }
    }
    return kinds;
  }

  private JsonNode here(Kind kind) {
    return Json.tree(new PlayoutBench(seconds).run(kind.box(), kind.players(), kind.observed()));
  }

  private String command(Kind kind) {
    var which = "--game %s --players %d".formatted(kind.box().name(), kind.players());
    var heard = kind.observed() ? " --observed-only" : "";
    return "bench playout --forks 0 --json --seconds " + seconds + " " + which + heard;
  }

  /// The same row of several runs as one. Its `low` and `high` are the least and the greatest ratio
  /// of a run, or of a pair of slices if there was but one run.
  private static JsonNode median(List<JsonNode> runs) {
    var row = (ObjectNode) runs.getFirst().deepCopy();
    if (runs.size() == 1) return row;
    for (var name : FIGURES) row.put(name, Compared.median(figures(runs, name)));
    var ratios = Arrays.stream(figures(runs, "ratio")).summaryStatistics();
    return row.put("low", ratios.getMin()).put("high", ratios.getMax());
  }

  private static double[] figures(List<JsonNode> runs, String name) {
    return runs.stream().mapToDouble(run -> run.get(name).asDouble()).toArray();
  }

  private static void head(PrintWriter out) {
    out.printf(
        "%-24s %7s %12s %12s %10s %11s %6s   %s%n",
        "game", "players", "decisions/s", "games/s", "decisions", "bytes", "ratio", "least, most");
  }

  private static void print(JsonNode row, PrintWriter out) {
    out.printf(
        "%-24s %7d %,12.0f %,12.0f %10.1f %11.3f %6.3f   %.3f, %.3f%n",
        row.get("what").asString(),
        row.get("players").asInt(),
        row.get("decisionsPerSecond").asDouble(),
        row.get("gamesPerSecond").asDouble(),
        row.get("decisionsPerGame").asDouble(),
        row.get("bytesPerDecision").asDouble(),
        row.get("ratio").asDouble(),
        row.get("low").asDouble(),
        row.get("high").asDouble());
    out.flush();
  }
}
