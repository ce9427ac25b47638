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
    verify(shelf.open(transcript), transcript, fair);
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
