package ridotto.app;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Seat;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.wire.Names;
import ridotto.wire.Words;

@Command(
    name = "watch",
    mixinStandardHelpOptions = true,
    description = "A game of bots, told move by move, with what each of them thinks.")
final class Watch implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", required = true, description = "Which game; see 'ridotto games'.")
  private String game = "";

  @Option(names = "--players", required = true, paramLabel = "N", description = "How many play.")
  private int players;

  @Mixin private TableOptions table = new TableOptions();

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "expert",
      paramLabel = "NAME",
      description = "Who plays, seat by seat and again from the start.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Same seed, same game.")
  private long seed;

  @Option(
      names = "--playouts",
      defaultValue = "400",
      paramLabel = "P",
      description = "How long a bot that searches may think.")
  private int playouts;

  @Option(
      names = "--lang",
      defaultValue = "en",
      paramLabel = "en|fr|it",
      description = "The language.")
  private String language = "";

  private final Shelf shelf;
  private final Troupes troupes;

  Watch(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    Limits.inRange("playouts", playouts, 1, 10_000_000);
    var box = shelf.box(game);
    play(box, box.open(players, table.settings(box)));
  }

  private <T extends Table<?>> void play(Box box, Game<T> rules) {
    var dice = new Dice(seed);
    var seated = new ArrayList<Bot>();
    for (int player = 0; player < players; player++) {
      var kind = troupes.kind(box, rules, bots.get(player % bots.size()));
      seated.add(kind.bot(player, dice.nextLong()));
    }
    var words = Words.of(box, Spoken.in(language), "bots");
    var out = spec.commandLine().getOut();
    var host = new Host<>(rules, seated, dice, Budget.playouts(playouts));
    var names = Names.around(host.table(), names());
    host.watchedBy(event -> out.println(words.say(event, names)));
    host.play(
        (seat, _, decision) -> {
          var reason = decision.reason();
          var why = words.say("reason-" + reason.code(), reason.with(), names);
          out.println("    (" + names.at(Seat.of(seat)) + ": " + why + ")");
        });
    out.flush();
  }

  private List<String> names() {
    return IntStream.range(0, players).mapToObj(i -> bots.get(i % bots.size()) + (i + 1)).toList();
  }
}
