package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;
import ridotto.server.history.Film;
import ridotto.server.table.Lottery;
import ridotto.server.table.Room;

/// Shuffles nobody chose, records of them, and films.
class FairDealTest {
  private static final List<String> PEOPLE = List.of("Ada Maria", "king");

  @TempDir Path data;

  @Test
  void every_draw_is_as_likely() {
    var lottery = Lottery.of("00".repeat(32), List.of("11".repeat(16)), 1);
    var counts = new int[7];
    for (int i = 0; i < 7000; i++) counts[lottery.draw(7)]++;
    for (int count : counts) assertThat(count).isBetween(900, 1100);
  }

  @Test
  void every_contribution_changes_the_stream() {
    var secret = "ab".repeat(32);
    var one = Lottery.of(secret, List.of("11".repeat(16), "22".repeat(16)), 1);
    var same = Lottery.of(secret, List.of("11".repeat(16), "22".repeat(16)), 1);
    var other = Lottery.of(secret, List.of("11".repeat(16), "23".repeat(16)), 1);
    var later = Lottery.of(secret, List.of("11".repeat(16), "22".repeat(16)), 2);
    int drawn = one.draw(1 << 30);
    assertThat(same.draw(1 << 30)).isEqualTo(drawn);
    assertThat(other.draw(1 << 30)).isNotEqualTo(drawn);
    assertThat(later.draw(1 << 30)).isNotEqualTo(drawn);
  }

  /// A round as it comes in pages.
  private static List<Film.Shot> pages(LiveTable table) {
    var shots = new ArrayList<Film.Shot>();
    var next = OptionalLong.of(0);
    while (next.isPresent()) {
      var page = table.replay(1, "open", new Film.Span(next.getAsLong(), 7));
      assertThat(page.film().steps()).hasSizeBetween(1, 7);
      shots.addAll(page.film().steps());
      next = page.next();
    }
    return shots;
  }

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void a_finished_round_is_recorded_proved_and_watched(String game) {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada Maria", game, 4, Evening.SHELF.box(game).simulationLimit());
      var commitment = evening.live(id).welcome(evening.guest("Zoe")).room().commitment();
      evening.start(id, PEOPLE, "random");
      evening.ready(id, PEOPLE);
      assertThatThrownBy(() -> evening.live(id).replay(1, "open"))
          .hasMessageContaining("game-is-on");
      assertThat(evening.live(id).record(evening.guest("king"), 1))
          .doesNotContain("ridotto record");
      evening.playOut(id, PEOPLE, 4);

      var text = evening.live(id).record(evening.guest("Zoe"), 1);
      assertThat(text).contains("fair commitment " + commitment, "fair contribution Ada-Maria ");
      var transcript = RecordReader.read(text);
      var replay = replay(Evening.SHELF.open(transcript), transcript);
      var open = evening.live(id).replay(1, "open");
      assertThat(open.steps().getLast().step()).isEqualTo(replay);
      assertThat(open.names()).startsWith("Ada Maria", "king");
      assertThat(evening.live(id).replay(1, "2").steps()).hasSameSizeAs(open.steps());
      assertThat(evening.live(id).replay(1, "spectator").steps()).hasSameSizeAs(open.steps());
      assertThatThrownBy(() -> evening.live(id).replay(1, "7")).hasMessageContaining("one-of");
      assertThatThrownBy(() -> evening.live(id).replay(2, "1"))
          .hasMessageContaining("no-such-round");

      var copy = evening.house().importRecord(evening.guest("Zoe"), text);
      assertThat(evening.live(copy).record(evening.guest("Yan"), 1)).isEqualTo(text);
      assertThat(pages(evening.live(copy))).isEqualTo(evening.live(copy).replay(1, "open").steps());
      assertThat(pages(evening.live(id))).isEqualTo(open.steps());
      assertThat(evening.live(copy).replay(1, "open").steps().getLast().view())
          .isEqualTo(open.steps().getLast().view());
      evening.restart();
      assertThat(evening.live(copy).welcome(evening.guest("Yan")).room().phase())
          .isEqualTo(Room.Phase.FINISHED);
    }
  }

  private static <T extends Table<?>> int replay(
      ridotto.kernel.Game<T> game, ridotto.kernel.Transcript transcript) {
    var moves = new int[1];
    new Replay<>(game, game.open(), transcript, (_, _) -> moves[0]++).run();
    return moves[0];
  }

  @Test
  void a_record_that_is_none_is_turned_away() {
    try (var evening = new Evening(data)) {
      var guest = evening.guest("Zoe");
      assertThatThrownBy(() -> evening.house().importRecord(guest, "hello"))
          .hasMessageContaining("not-a-record");
      var endless =
          "ridotto record 3\ngame masques\nseats Ada, Ben\n" + "Ada: pass\n".repeat(20_001);
      assertThatThrownBy(() -> evening.house().importRecord(guest, endless))
          .hasMessageContaining("record-long");
      assertThat(evening.house().of(guest)).isEmpty();
      var id = evening.table("Zoe", "masques", 2, Map.of());
      assertThatThrownBy(() -> evening.live(id).record(guest, 1))
          .hasMessageContaining("no-such-round");
    }
  }
}
