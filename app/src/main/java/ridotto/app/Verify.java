package ridotto.app;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.kernel.Fair;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Phrases;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Replay;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;
import ridotto.server.table.Lottery;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description = "Checks that nobody chose the shuffles of a recorded game.")
final class Verify implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "FILE",
      description = "The record of a game played at a table of this house.")
  private Path file = Path.of("");

  private final Shelf shelf;

  Verify(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    var transcript = RecordReader.read(TextFile.read(file));
    var fair =
        transcript.fair().orElseThrow(() -> new Refused(file.toString(), Refusal.of("no-proof")));
    if (!Lottery.commitment(fair.secret()).equals(fair.commitment())) {
      var line = transcript.headings().get("fair secret");
      throw new Refused("line " + line, Refusal.of("wrong-secret"));
    }
    derived(transcript, fair);
    verify(shelf.open(transcript), transcript, fair);
  }

  /// Nobody could choose what the bots contributed.
  private static void derived(Transcript transcript, Fair fair) {
    for (var bot : fair.bots().orElse(List.of())) {
      var must = Lottery.ofBot(fair.secret(), transcript.seats().indexOf(bot) + 1);
      if (must.equals(fair.contributions().get(bot))) continue;
      var line = transcript.headings().get("fair contribution " + bot);
      throw new Refused("line " + line, Refusal.of("wrong-contribution").and("name", bot));
    }
  }

  private <T extends Table<?>> void verify(Game<T> game, Transcript transcript, Fair fair) {
    dealtFromTheBeginning(transcript);
    var table = game.open();
    var count = new Count();
    var contributions = List.copyOf(fair.contributions().values());
    var lottery = Lottery.of(fair.secret(), contributions, fair.round());
    var phrases = new Phrases<>(game, transcript.seats());
    new Replay<>(
            game,
            table,
            transcript,
            (seat, move) -> {
              count.moves++;
              if (seat != Table.HOUSE) return;
              count.draws++;
              int drawn = drawn(game, table, lottery);
              if (drawn != move) {
                throw new Refused(
                    "draw", Refusal.of("wrong-draw").and("must", phrases.text(table, drawn)));
              }
            })
        .run();
    var out = spec.commandLine().getOut();
    out.println("The secret is the one the house had committed itself to.");
    out.printf("%d seats contributed to the shuffles of round %d.%n", game.seats(), fair.round());
    out.println(
        fair.bots()
            .map(bots -> "%d of them are bots', and follow from the secret.".formatted(bots.size()))
            .orElse(
                "It does not say which are bots': those the house drew last, and could choose."));
    out.printf("All %d draws of the house are those of the stream.%n", count.draws);
    out.printf("All %d moves are legal.%n", count.moves);
    out.println(table.over() ? "The game was played to its end." : "The game breaks off here.");
    out.flush();
  }

  /// A stated position proves nothing about how it came about.
  private static void dealtFromTheBeginning(Transcript transcript) {
    if (transcript.lines().isEmpty()) return;
    var first = transcript.lines().getFirst();
    if (first instanceof Transcript.Line.Stated) {
      throw new Refused("line " + first.number(), Refusal.of("proof-of-position"));
    }
  }

  private static <T extends Table<?>> int drawn(Game<T> game, T table, Lottery lottery) {
    var listed = game.moves(table, Table.HOUSE, new Moves());
    return listed.get(lottery.draw(listed.size()));
  }

  private static final class Count {
    private int moves;
    private int draws;
  }
}
