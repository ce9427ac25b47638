package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Refused;
import ridotto.server.history.Film;
import ridotto.server.table.Command;
import ridotto.server.table.Listing;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A house whose data were written by an earlier version opens as it was left.
///
/// `old-data/` says what is in it. `told.txt` is what that version told everybody when it was
/// opened again three hours later.
class OldDataTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Zoe");

  /// A game that was abandoned is shorter, and its record tells no end.
  private static final int COMPLETE = 20;

  @TempDir private Path data = Path.of("");
  Evening evening;

  @BeforeEach
  void opens_what_was_left() throws IOException {
    try (var db = old("ridotto.db")) {
      Files.copy(db, data.resolve("ridotto.db"));
    }
    evening = new Evening(data);
    for (var line : text("keys.txt").lines().toList()) {
      var words = line.split(" ", -1);
      evening.know(words[0], words[1]);
    }
    evening.clock.pass(Duration.ofHours(3));
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  /// The folder, how many games are on in it, and how many records of complete ones it has.
  String folder() {
    return "old-data";
  }

  List<String> players() {
    return List.of("Ada", "Ben");
  }

  int running() {
    return 4;
  }

  int complete() {
    return 3;
  }

  private InputStream old(String file) {
    var path = "/" + folder() + "/" + file;
    return Objects.requireNonNull(OldDataTest.class.getResourceAsStream(path), path);
  }

  private String text(String file) throws IOException {
    try (var in = old(file)) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  private List<String> tables() {
    return evening.house().of(evening.guest("Ada")).stream().map(Listing::id).sorted().toList();
  }

  @Test
  void everybody_is_told_what_they_were_told_before() throws IOException {
    assertThat(told()).isEqualTo(text("told.txt").lines().toList());
  }

  private List<String> told() {
    var told = new ArrayList<String>();
    for (var name : PEOPLE) {
      told.add(name + " " + Json.text(evening.house().of(evening.guest(name))));
    }
    for (var id : tables()) {
      for (var name : PEOPLE) told.add(welcome(id, name));
      int rounds = evening.live(id).state().rounds();
      for (int round = 1; round <= rounds; round++) told.addAll(past(id, round));
    }
    return told;
  }

  private String welcome(String id, String name) {
    return id
        + " "
        + name
        + " "
        + asked(() -> before(evening.live(id).welcome(evening.guest(name))));
  }

  /// Without what an earlier version did not tell anybody.
  private static JsonNode before(Message.Welcome welcome) {
    var told = Json.tree(welcome);
    var room = (ObjectNode) told.get("room");
    room.remove(List.of("wishes", "changes", "muted"));
    ((ObjectNode) room.get("manners")).remove("newcomers");
    for (var chair : room.get("chairs")) ((ObjectNode) chair).remove("shares");
    return told;
  }

  private static String before(String record) {
    return record.replaceAll("\n# .*", "");
  }

  private static String before(Film film) {
    var told = (ObjectNode) Json.tree(film);
    told.remove("game");
    return json(told);
  }

  private List<String> past(String id, int round) {
    var told = new ArrayList<String>();
    var where = id + " " + round + " ";
    for (var name : PEOPLE) {
      told.add(
          where
              + name
              + " "
              + asked(
                  () -> before(evening.live(id).record(evening.guest(name), round)).hashCode()));
    }
    for (var as : List.of("1", "2", "spectator", "open")) {
      told.add(
          where + as + " " + asked(() -> before(evening.live(id).replay(round, as)).hashCode()));
    }
    return told;
  }

  private static String asked(Supplier<Object> question) {
    try {
      return json(question.get());
    } catch (Refused refused) {
      return refused.field() + " " + Json.text(refused.reasons());
    }
  }

  /// What a character does is told since then, and which cards a shuffle leaves alone: none of
  /// these.
  private static String json(Object told) {
    return Json.text(told)
        .replaceAll(",\"does\":\\[(\\{[^}]*},?)*]", "")
        .replace(",\"staying\":[]", "");
  }

  @Test
  void games_that_were_on_are_played_to_their_end() {
    evening.house().bringBack();
    int played = 0;
    for (var id : tables()) {
      if (evening.live(id).state().phase() == Room.Phase.ADJOURNED) {
        evening.tell(id, "Ada", new Command.Resume());
      }
      if (evening.live(id).state().phase() != Room.Phase.PLAYING) continue;
      evening.ready(id, players());
      evening.playOut(id, players(), 5);
      played++;
    }
    assertThat(played).isEqualTo(running());
  }

  @Test
  void records_of_what_was_played_can_be_imported() {
    int imported = 0;
    for (var id : tables()) {
      var table = evening.live(id).state();
      for (int round = 1; round <= table.rounds(); round++) {
        if (round == table.rounds() && table.playing()) continue;
        var record = evening.live(id).record(evening.guest("Ada"), round);
        if (evening.live(id).replay(round, "open").steps().size() < COMPLETE) continue;
        var copy = evening.house().importRecord(evening.guest("Zoe"), record);
        assertThat(evening.live(copy).record(evening.guest("Zoe"), 1)).isEqualTo(record);
        imported++;
      }
    }
    assertThat(imported).isEqualTo(complete());
  }
}
