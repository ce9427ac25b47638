package ridotto.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.AnswerBench;
import ridotto.wire.Json;

@Command(
    name = "answers",
    mixinStandardHelpOptions = true,
    description = "How long bots let the others wait, at the fullest table of every game.")
final class BenchAnswers implements Runnable {
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
    var bench = new AnswerBench(troupes, bot, games, Budget.time(Duration.ofMillis(millis)));
    var out = spec.commandLine().getOut();
    if (!json) {
      out.printf(
          "%-12s %7s %8s %8s %8s %8s %5s %12s %12s%n",
          "game",
          "players",
          "answers",
          "p50 ms",
          "p99 ms",
          "most ms",
          "late",
          "work p99 ms",
          "work most ms");
    }
    var rows = new ArrayList<AnswerBench.Row>();
    for (var box : game.isEmpty() ? shelf.boxes() : List.of(shelf.box(game))) {
      var row = bench.run(box, players == 0 ? box.most() : players);
      rows.add(row);
      if (json) continue;
      out.printf(
          "%-12s %7d %8d %8.2f %8.2f %8.2f %5d %12.2f %12.2f%n",
          row.game(),
          row.players(),
          row.answers(),
          row.p50Millis(),
          row.p99Millis(),
          row.mostMillis(),
          row.late(),
          row.workP99Millis(),
          row.workMostMillis());
      out.flush();
    }
    if (json) out.println(Json.pretty(rows));
    out.flush();
  }
}
