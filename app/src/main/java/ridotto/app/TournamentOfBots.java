package ridotto.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.Tournament;
import ridotto.lab.run.Figures;
import ridotto.lab.run.LineUp;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Seating;
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

  @Mixin private RunOptions options = new RunOptions();

  @Option(
      names = "--bots",
      required = true,
      split = ",",
      paramLabel = "NAME[*N]",
      description =
          "random, or a level (novice, casual, regular, expert), also with a temper: expert-bold;"
              + " with numbers one for every chair: expert,regular*7.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--field",
      defaultValue = "one",
      description = "one: the first bot among the others; mixed: anybody anywhere.")
  private Tournament.Field field = Tournament.Field.ONE;

  private final Shelf shelf;
  private final Troupes troupes;

  TournamentOfBots(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    options.check();
    var box = shelf.box(game);
    var settings = table.settings(box);
    var opened = box.open(players, settings);
    var lineUp = LineUp.of(bots);
    for (var name : lineUp.names()) troupes.kind(box, opened, name);
    var plan =
        Plan.of(
            box,
            players,
            settings,
            lineUp.counted() ? Seating.ROTATED : field.seating(),
            lineUp.counted() ? lineUp.chairs(players) : lineUp.names(),
            options.playouts(),
            options.seed(),
            options.games());
    try (var interrupts = new Interrupts()) {
      var rows = options.play(plan, troupes, false, interrupts.stop()).bots();
      var out = spec.commandLine().getOut();
      if (options.isJson()) out.println(Json.pretty(rows));
      else out.printf("%-16s %10s %9s %7s   %s%n", "bot", "games", "win share", "ratio", "95 %");
      for (var row : options.isJson() ? List.<Figures.BotFigure>of() : rows) {
        out.printf(
            "%-16s %,10d %9.4f %7.3f   %.3f to %.3f%n",
            row.bot(), row.games(), row.winShare(), row.ratio(), row.low(), row.high());
      }
      out.flush();
    }
  }
}
