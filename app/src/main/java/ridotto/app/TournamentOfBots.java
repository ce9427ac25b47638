package ridotto.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.Tournament;
import ridotto.wire.Json;

@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    description = "Bots against bots: how much more than a fair share does each win?")
final class TournamentOfBots implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", required = true, description = "Which game; see 'ridotto games'.")
  private String game = "";

  @Option(names = "--players", required = true, paramLabel = "N", description = "How many play.")
  private int players;

  @Mixin private TableOptions table = new TableOptions();

  @Option(
      names = "--bots",
      required = true,
      split = ",",
      paramLabel = "NAME",
      description =
          "random, or a level (novice, casual, regular, expert), also with a temper: expert-bold.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--field",
      defaultValue = "one",
      description = "one: the first bot among the others; mixed: anybody anywhere.")
  private Tournament.Field field = Tournament.Field.ONE;

  @Option(
      names = "--games",
      defaultValue = "1000",
      paramLabel = "G",
      description = "How many games.")
  private long games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Same seed, same games.")
  private long seed;

  @Option(
      names = "--threads",
      defaultValue = "1",
      paramLabel = "T",
      description = "How many at once.")
  private int threads;

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

  TournamentOfBots(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    Limits.inRange("games", games, 1, Long.MAX_VALUE / 2);
    Limits.inRange("threads", threads, 1, 1024);
    Limits.inRange("playouts", playouts, 1, 10_000_000);
    var box = shelf.box(game);
    var tournament =
        new Tournament(
            box,
            players,
            table.settings(box),
            bots,
            field,
            games,
            seed,
            threads,
            Budget.playouts(playouts));
    var rows = new Progress(game, games, json).during(step -> tournament.run(troupes, step));
    var out = spec.commandLine().getOut();
    if (json) out.println(Json.pretty(rows));
    else out.printf("%-16s %10s %9s %7s   %s%n", "bot", "games", "win share", "ratio", "95 %");
    for (var row : json ? List.<Tournament.Row>of() : rows) {
      out.printf(
          "%-16s %,10d %9.4f %7.3f   %.3f to %.3f%n",
          row.bot(), row.games(), row.winShare(), row.ratio(), row.low(), row.high());
    }
    out.flush();
  }
}
