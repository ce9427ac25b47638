package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Fair;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Table;
import ridotto.server.HouseContext;
import ridotto.server.live.GameLibrary;
import ridotto.server.live.HouseRules;
import ridotto.server.live.Opening;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Lottery;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;

/// A record proves its shuffles, and whatever was changed afterwards is found.
class VerifyTest {
  private static final String SECRET = "5a".repeat(32);

  @TempDir private Path folder = Path.of("");

  record Forgery(String name, UnaryOperator<String> hand, String complaint) {
    @Override
    public String toString() {
      return name;
    }
  }

  static final List<Forgery> FORGERIES =
      List.of(
          new Forgery(
              "secret", text -> text.replace("secret 5a", "secret 5b"), "not the one the house"),
          new Forgery(
              "commitment",
              text -> text.replaceAll("commitment ....", "commitment 0000"),
              "not the one the house"),
          new Forgery(
              "contribution",
              text -> text.replace("contribution B 01", "contribution B 02"),
              "drew something else"),
          new Forgery(
              "round", text -> text.replace("fair round 1", "fair round 2"), "drew something"),
          new Forgery(
              "contribution of a bot",
              text -> text.replace("fair round", "fair bots C\nfair round"),
              "does not follow from the secret"),
          new Forgery("shuffle", VerifyTest::swapTwoCards, "drew something else"),
          new Forgery("move", VerifyTest::swapWithOneself, "line "),
          new Forgery(
              "no proof", text -> text.replaceAll("(?m)^fair .*\\R", ""), "how its shuffles"),
          new Forgery(
              "half a proof", text -> text.replaceAll("(?m)^fair round.*\\R", ""), "needs the"));

  private static String swapTwoCards(String text) {
    var line = text.lines().filter(each -> each.startsWith("deal ")).findFirst().orElseThrow();
    var cards = List.of(line.substring(5).split(", ", -1));
    var turned = Stream.concat(cards.subList(1, cards.size()).stream(), Stream.of(cards.get(0)));
    return text.replace(line, "deal " + String.join(", ", turned.toList()));
  }

  private static String swapWithOneself(String text) {
    return text.replaceFirst("(?m)^(A|B|C|D): .*$", "$1: swap $1");
  }

  private Printed verify(String text) throws IOException {
    var file = Files.writeString(folder.resolve("record.txt"), text);
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        Main.commands(Main.SHELF)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute("verify", file.toString());
    return new Printed(status, out.toString(), err.toString());
  }

  record Printed(int status, String out, String err) {}

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void an_honest_record_is_proved(String game) throws IOException {
    var printed = verify(record(game));
    assertThat(printed.err()).isEmpty();
    assertThat(printed.status()).isZero();
    assertThat(printed.out()).contains("committed itself", "draws", "moves are legal", "its end");
    assertThat(printed.out()).as("as records were before").contains("and could choose");
  }

  /// Two rounds at each of two tables.
  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void every_round_of_a_house_is_proved_by_its_own_record(String game) throws IOException {
    var commitments = new HashSet<String>();
    for (var text : hosted(game)) {
      var printed = verify(text);
      assertThat(printed.err()).isEmpty();
      assertThat(printed.out()).contains("committed itself", "draws of the house are those");
      assertThat(printed.out()).contains("3 of them are bots', and follow from the secret.");
      commitments.add(text.lines().filter(line -> line.contains("commitment")).findFirst().get());
    }
    assertThat(commitments).hasSize(4);
  }

  private List<String> hosted(String game) {
    var records = new ArrayList<String>();
    var rules = HouseRules.USUAL.with(Beat.fixed(Duration.ofHours(1)));
    var data = folder.resolve("data");
    var context =
        HouseContext.ofTheWorld(rules.thinkers(), new SecureRandom(), InstantSource.system());
    var library = new GameLibrary(Main.SHELF, Main.TROUPES);
    try (var house = Serve.house(data, rules, library, context)) {
      var guest = house.guests().find(house.guests().issue()).orElseThrow();
      for (int i = 0; i < 2; i++) {
        var id = house.openTable(guest, new Opening(game, 4, Map.of(), Manners.USUAL));
        var table = house.find(id).orElseThrow();
        var ids = IntStream.iterate(0, n -> n + 1).iterator();
        Consumer<Command> tell =
            command ->
                assertThat(table.handle(guest, "c" + ids.next(), command))
                    .isInstanceOf(Message.Done.class);
        tell.accept(new Command.Sit(1, "Ada", "11".repeat(16)));
        for (int chair = 2; chair <= 4; chair++) tell.accept(new Command.SeatBot(chair, "random"));
        tell.accept(new Command.Start());
        tell.accept(new Command.Abandon(1, true));
        records.add(table.record(guest, 1));
        tell.accept(new Command.Rematch(1, true, "22".repeat(16)));
        tell.accept(new Command.Start());
        tell.accept(new Command.Abandon(1, true));
        records.add(table.record(guest, 2));
      }
    }
    return records;
  }

  @ParameterizedTest
  @FieldSource("FORGERIES")
  void a_forged_record_is_found_out(Forgery forgery) throws IOException {
    var honest = record("mascarade");
    var forged = forgery.hand().apply(honest);
    assertThat(forged).isNotEqualTo(honest);
    var printed = verify(forged);
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.err()).contains(forgery.complaint()).hasLineCount(1);
    assertThat(printed.out()).isEmpty();
  }

  @Test
  void the_line_is_named() throws IOException {
    var printed = verify(swapTwoCards(record("mascarade")));
    assertThat(printed.err()).containsPattern("line \\d+: The house drew");
  }

  private static String record(String name) {
    var box = Main.SHELF.box(name);
    var settings = box.simulationLimit();
    return record(box.open(4, settings), name, settings);
  }

  private static <T extends Table<?>> String record(
      Game<T> game, String name, Map<String, String> settings) {
    var names = List.of("A", "B", "C", "D");
    var contributions = new LinkedHashMap<String, String>();
    for (var each : names) contributions.put(each, "01".repeat(16));
    var fair = new Fair(Lottery.commitment(SECRET), SECRET, contributions, Optional.empty(), 1);
    var lottery = Lottery.of(SECRET, List.copyOf(contributions.values()), 1);
    var writer = new RecordWriter<>(game, name, settings, names, fair);
    var table = game.open();
    var dice = new Dice(5);
    var listed = new Moves();
    while (!table.over()) {
      int seat = table.asked();
      var menu = game.moves(table, seat, listed);
      int choice = seat == Table.HOUSE ? lottery.draw(menu.size()) : dice.nextInt(menu.size());
      int move = menu.get(choice);
      writer.note(table, seat, move);
      game.play(table, seat, move);
    }
    return writer.text();
  }
}
