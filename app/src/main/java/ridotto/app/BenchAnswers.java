package ridotto.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import ridotto.lab.AnswerBench;
import ridotto.wire.Json;

@Command(
    name = "answers",
    mixinStandardHelpOptions = true,
    description =
        "How long bots let the others wait, at the fullest table of every game, and how much they"
            + " decide in a second of processor time.")
final class BenchAnswers implements Runnable {
  private static final int FORKS = 5;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", description = "Only this game.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "So many, not as many as can play.")
  private int players;

  @Option(names = "--bot", defaultValue = "expert", description = "Who plays, in every seat.")
  private String bot = "";

  @Option(names = "--games", defaultValue = "1", paramLabel = "G", description = "Games of each.")
  private int games;

  @Option(
      names = "--millis",
      defaultValue = "50",
      paramLabel = "MS",
      description = "How long an answer may take.")
  private int millis;

  @Option(
      names = "--playouts",
      paramLabel = "P",
      description = "So many playouts a decision instead of a time: the same play everywhere.")
  private int playouts;

  @Option(
      names = "--warm-up",
      defaultValue = "2",
      paramLabel = "SECONDS",
      description = "Processor time of games that do not count; one game at least.")
  private double warmUp;

  @Mixin private Forks forks = new Forks();

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private final Shelf shelf;
  private final Troupes troupes;

  BenchAnswers(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    Limits.inRange("games", games, 1, 1_000_000);
    Limits.inRange("millis", millis, 1, 60_000);
    Limits.inRange("playouts", playouts, 0, 10_000_000);
    Limits.inRange("warm-up", warmUp, 0, 600);
    var out = spec.commandLine().getOut();
    var boxes = game.isEmpty() ? shelf.boxes() : List.of(shelf.box(game));
    if (forks.other().isPresent()) compare(boxes, out);
    else measure(boxes, out);
    out.flush();
  }

  private int players(Box box) {
    return players == 0 ? box.most() : players;
  }

  private void compare(List<Box> boxes, PrintWriter out) {
    var ratio =
        new Compared.Figure(
            "per million of the loop", true, run -> run.get(0).get("ratio").asDouble());
    var all = new ArrayList<Compared>();
    for (var box : boxes) {
      var runs = forks.run(forks.count(FORKS), command(box));
      all.add(Compared.of(box.name() + " " + players(box) + " " + bot, ratio, runs));
    }
    if (json) out.println(Json.pretty(all));
    else Compared.print(all, out);
  }

  private String command(Box box) {
    var which = "--game %s --players %d --bot %s".formatted(box.name(), players(box), bot);
    var howLong = "--millis %d --playouts %d".formatted(millis, playouts);
    return "bench answers --json %s %s --games %d --warm-up %s"
        .formatted(which, howLong, games, warmUp);
  }

  private void measure(List<Box> boxes, PrintWriter out) {
    var budget = playouts > 0 ? Budget.playouts(playouts) : Budget.time(Duration.ofMillis(millis));
    var bench = new AnswerBench(troupes, bot, games, budget, warmUp);
    if (!json) {
      out.printf(
          "%-12s %7s %8s %8s %8s %8s %5s %12s %12s %10s %8s%n",
          "game",
          "players",
          "answers",
          "p50 ms",
          "p99 ms",
          "most ms",
          "late",
          "work p99 ms",
          "work most ms",
          "a CPU s",
          "ratio");
    }
    var rows = new ArrayList<AnswerBench.Row>();
    for (var box : boxes) {
      var row = bench.run(box, players(box));
      rows.add(row);
      if (json) continue;
      out.printf(
          "%-12s %7d %8d %8.2f %8.2f %8.2f %5d %12.2f %12.2f %10.1f %8.3f%n",
          row.game(),
          row.players(),
          row.answers(),
          row.p50Millis(),
          row.p99Millis(),
          row.mostMillis(),
          row.late(),
          row.workP99Millis(),
          row.workMostMillis(),
          row.decisionsPerCpuSecond(),
          row.ratio());
      out.flush();
    }
    if (json) out.println(Json.pretty(rows));
  }
}
