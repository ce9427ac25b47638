package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Seat;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.wire.Json;

/// A game that is adjourned is still on: its secrets stay secret, its seats taken, its clocks
/// still.
class AdjournedTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir private Path data = Path.of("");
  private Evening evening;

  @BeforeEach
  void opens() {
    evening = new Evening(data);
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  private String begin(String game, String pace) {
    var manners = new Manners("classic", pace, "quick", true, false, true, 30);
    var id = evening.table("Ada", game, 4, Map.of(), manners);
    evening.start(id, PEOPLE, "random");
    for (var name : PEOPLE) evening.listen(id, name);
    evening.ready(id, PEOPLE);
    return id;
  }

  private String seen(String id, String name) {
    return Json.text(evening.position(id, name)) + evening.live(id).record(evening.guest(name), 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void shows_nobody_more_than_before_and_is_not_laid_anew(String game) {
    var id = begin(game, "off");
    for (var name : PEOPLE) evening.playOne(id, name, new Dice(3));
    var before = List.of(seen(id, "Ada"), seen(id, "Ben"), seen(id, "Zoe"));
    evening.tell(id, "Ada", new Command.Adjourn());
    for (int i = 0; i < 2; i++) {
      assertThat(List.of(seen(id, "Ada"), seen(id, "Ben"), seen(id, "Zoe"))).isEqualTo(before);
      assertThat(evening.room(id).secret()).isEmpty();
      assertThat(evening.room(id).nextCommitment()).isEmpty();
      assertThatThrownBy(() -> evening.live(id).replay(1, "open"))
          .hasMessageContaining("game-is-on");
      var sit = new Command.Sit(2, "Eve", Evening.contribution(9));
      assertThat(evening.refused(id, "Eve", sit)).isEqualTo("game-is-on");
      var choose = new Command.Choose(game, 4, Map.of());
      assertThat(evening.refused(id, "Ada", choose)).isEqualTo("game-is-on");
      assertThat(evening.refused(id, "Ada", new Command.Start())).isEqualTo("game-is-on");
      evening.restart();
    }
  }

  @Test
  void its_clock_stands_still_and_begins_anew() {
    var id = begin("mascarade", "lively");
    int step = evening.position(id, "Ada").step();
    evening.clock.seconds(40);
    evening.tell(id, "Ada", new Command.Adjourn());
    assertThat(evening.position(id, "Ada").clocks()).isEmpty();
    evening.clock.pass(Duration.ofHours(1));
    assertThat(evening.position(id, "Ada").step()).isEqualTo(step);

    evening.tell(id, "Ben", new Command.Resume());
    assertThat(evening.position(id, "Ada").clocks())
        .containsExactly(new Message.Clock(Seat.of(0), 45_000, 60_000));
    evening.clock.seconds(44);
    assertThat(evening.position(id, "Ada").step()).isEqualTo(step);
    evening.clock.seconds(1);
    assertThat(evening.position(id, "Ada").step()).isEqualTo(step + 1);
  }

  @Test
  void everybody_hears_that_it_is_adjourned_resumed_and_given_up() {
    var id = begin("masques", "off");
    var tapes =
        List.of(evening.listen(id, "Ada"), evening.listen(id, "Ben"), evening.listen(id, "Zoe"));
    evening.tell(id, "Ada", new Command.Adjourn());
    for (var tape : tapes) assertThat(phases(tape)).last().isEqualTo("adjourned");
    for (var tape : tapes)
      assertThat(tape.last("Asked").get("seq")).isEqualTo(tape.last("Changed").get("seq"));
    evening.tell(id, "Ben", new Command.Resume());
    for (var tape : tapes) assertThat(phases(tape)).last().isEqualTo("playing");
    for (int i = 0; i < PEOPLE.size(); i++) {
      evening.tell(id, PEOPLE.get(i), new Command.Abandon(i + 1, true));
    }
    for (var tape : tapes) {
      assertThat(phases(tape)).last().isEqualTo("finished");
      var ended = tape.last("Asked").get("position").get("ended");
      assertThat(ended.get("ending").stringValue()).isEqualTo("abandoned");
    }
  }

  private static List<String> phases(Evening.Tape tape) {
    return tape.all("Changed").stream()
        .map(changed -> changed.get("room").get("phase").stringValue())
        .toList();
  }
}
