package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Dice;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;

/// Time that runs out, and people who are away.
class ClocksTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir Path data;
  private Evening evening;
  private String id = "";

  @BeforeEach
  void open() {
    evening = new Evening(data);
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private void begin(String pace) {
    var manners = new Manners("classic", pace, "quick", true, false, true, 30);
    id = evening.table("Ada", "mascarade", 4, Map.of(), manners);
    evening.start(id, PEOPLE, "random");
  }

  private int step() {
    return evening.position(id, "Ada").step();
  }

  private void listenAll() {
    for (var name : PEOPLE) evening.listen(id, name);
  }

  @Test
  void what_binds_least_is_played_when_time_runs_out() {
    begin("lively");
    listenAll();
    evening.ready(id, PEOPLE);
    int step = step();
    assertThat(evening.position(id, "Ben").clocks())
        .containsExactly(new Message.Clock(ridotto.kernel.Seat.of(0), 45_000, 60_000));
    evening.clock.seconds(44);
    assertThat(step()).isEqualTo(step);
    evening.clock.seconds(1);
    assertThat(step()).isEqualTo(step + 1);
  }

  @Test
  void more_time_comes_from_the_reserve_until_it_is_empty() {
    begin("lively");
    listenAll();
    evening.ready(id, PEOPLE);
    int step = step();
    evening.tell(id, "Ada", new Command.MoreTime(1));
    evening.tell(id, "Ada", new Command.MoreTime(1));
    assertThat(evening.refused(id, "Ada", new Command.MoreTime(1))).isEqualTo("reserve-empty");
    assertThat(evening.refused(id, "Ben", new Command.MoreTime(2))).isEqualTo("no-clock-runs");
    assertThat(evening.position(id, "Ada").clocks().getFirst())
        .isEqualTo(new Message.Clock(ridotto.kernel.Seat.of(0), 105_000, 0));
    evening.clock.seconds(104);
    assertThat(step()).isEqualTo(step);
    evening.clock.seconds(1);
    assertThat(step()).isEqualTo(step + 1);
  }

  @Test
  void after_a_restart_there_is_time_for_an_answer_again() {
    begin("lively");
    listenAll();
    evening.ready(id, PEOPLE);
    evening.clock.seconds(40);
    evening.restart();
    evening.clock.seconds(3600);
    int step = step();
    listenAll();
    assertThat(evening.position(id, "Ada").clocks().getFirst().left()).isEqualTo(12_000);
    evening.clock.seconds(11);
    assertThat(step()).isEqualTo(step);
    evening.clock.seconds(1);
    assertThat(step()).isEqualTo(step + 1);
  }

  @Test
  void an_open_deal_is_turned_down_after_a_while_if_there_is_a_pace() {
    begin("brisk");
    listenAll();
    int cards = evening.live(id).state().round().orElseThrow().shown();
    evening.clock.seconds(14 + 2 * cards);
    assertThat(evening.position(id, "Ada").ready()).isPresent();
    evening.clock.seconds(1);
    assertThat(evening.position(id, "Ada").ready()).isEmpty();
  }

  @Test
  void without_a_pace_nothing_hurries() {
    begin("off");
    listenAll();
    evening.clock.pass(Duration.ofHours(5));
    assertThat(evening.position(id, "Ada").ready()).isPresent();
    assertThat(evening.position(id, "Ada").clocks()).isEmpty();
  }

  @Test
  void a_bot_minds_the_chair_of_whoever_is_away_and_gives_it_back() {
    begin("off");
    evening.ready(id, PEOPLE);
    var ben = evening.listen(id, "Ben");
    var ada = evening.listen(id, "Ada");
    int step = step();
    ada.connection.close();
    assertThat(ben.last("Changed").get("room").get("chairs").get(0).get("away").booleanValue())
        .isTrue();
    evening.clock.seconds(89);
    assertThat(step()).isEqualTo(step);
    evening.clock.seconds(2);
    assertThat(step()).isEqualTo(step + 1);
    assertThat(ben.last("Changed").get("room").get("chairs").get(0).get("minded").booleanValue())
        .isTrue();
    evening.listen(id, "Ada");
    assertThat(ben.last("Changed").get("room").get("chairs").get(0).get("minded").booleanValue())
        .isFalse();
  }

  @Test
  void a_table_nobody_watches_waits() {
    begin("brisk");
    evening.ready(id, PEOPLE);
    int step = step();
    evening.clock.pass(Duration.ofDays(1));
    assertThat(step()).isEqualTo(step);
  }

  @Test
  void whoever_is_away_and_out_of_time_is_minded_at_once() {
    begin("brisk");
    evening.ready(id, PEOPLE);
    evening.listen(id, "Ben");
    evening.clock.seconds(20);
    assertThat(evening.live(id).welcome(evening.guest("Ben")).room().chairs().getFirst().minded())
        .isTrue();
    evening.playOne(id, "Ben", new Dice(1));
  }

  @Test
  void bots_take_their_time() {
    try (var slow =
        new Evening(data.resolve("slow"), rules -> rules.with(Beat.fixed(Duration.ofSeconds(2))))) {
      var table = slow.table("Ada", "mascarade", 4, Map.of());
      for (int i = 1; i <= 4; i++) slow.tell(table, "Ada", new Command.SeatBot(i, "random"));
      slow.tell(table, "Ada", new Command.Start());
      slow.clock.settle();
      int step = slow.position(table, "Ada").step();
      slow.clock.seconds(1.9);
      assertThat(slow.position(table, "Ada").step()).isEqualTo(step);
      slow.clock.seconds(0.1);
      assertThat(slow.position(table, "Ada").step()).isEqualTo(step + 1);
    }
  }
}
