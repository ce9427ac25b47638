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
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;

/// The house gives everybody the time to see what has happened, the same for every seat.
///
/// To look at one's card takes 1.2 seconds at the standard tempo, the beginning of the next turn
/// 0.4, and a second is added.
class ShowTimeTest {
  private static final Duration SHOW = Duration.ofMillis(1200 + 400 + 1000);

  @TempDir Path data;
  private Evening evening;
  private String id = "";

  @BeforeEach
  void open() {
    evening = new Evening(data, rules -> rules.with(Beat.fixed(Duration.ofMillis(10))));
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private void begin(List<String> people, String pace) {
    var manners = new Manners("classic", pace, "quick", true, false, true, 30);
    id = evening.table("Ada", "mascarade", 4, Map.of("opening", "0", "first", "1"), manners);
    evening.start(id, people, "random");
    evening.ready(id, people);
    evening.clock.seconds(30);
  }

  private int step() {
    return evening.position(id, "Ada").step();
  }

  @Test
  void bots_begin_their_turns_when_the_show_is_over() {
    begin(List.of("Ada"), "off");
    evening.listen(id, "Ada");
    evening.play(id, "Ada", "Look");
    int step = step();
    evening.clock.pass(SHOW.minusMillis(20));
    assertThat(step()).isEqualTo(step);
    evening.clock.pass(Duration.ofMillis(40));
    assertThat(step()).isGreaterThan(step);
  }

  /// Nothing is to be seen of a word: whoever speaks has no more time by it.
  @Test
  void a_word_begins_nothing_anew() {
    begin(List.of("Ada"), "lively");
    evening.listen(id, "Ada");
    int step = step();
    long left = evening.position(id, "Ada").clocks().getFirst().left();
    evening.clock.seconds(10);
    evening.tell(id, "Ada", new Command.Say(1, "Well …"));
    assertThat(evening.position(id, "Ada").clocks().getFirst().left()).isLessThan(left - 9_000);
    evening.clock.pass(Duration.ofMillis(left));
    assertThat(step()).isGreaterThan(step);
  }

  @Test
  void who_watches_alone_ends_it_by_having_seen_all() {
    begin(List.of("Ada"), "off");
    evening.listen(id, "Ada");
    evening.play(id, "Ada", "Look");
    int step = step();
    evening.clock.pass(Duration.ofMillis(100));
    evening.tell(id, "Ada", new Command.Shown());
    evening.clock.pass(Duration.ofMillis(20));
    assertThat(step()).isGreaterThan(step);
  }

  @Test
  void nobody_ends_it_for_another() {
    begin(List.of("Ada"), "off");
    evening.listen(id, "Ada");
    evening.listen(id, "Zoe");
    evening.play(id, "Ada", "Look");
    int step = step();
    evening.clock.pass(Duration.ofMillis(100));
    evening.tell(id, "Ada", new Command.Shown());
    evening.tell(id, "Zoe", new Command.Shown());
    evening.clock.pass(Duration.ofMillis(20));
    assertThat(step()).isEqualTo(step);
  }

  @Test
  void clocks_run_from_the_end_of_the_show() {
    begin(List.of("Ada", "Ben"), "lively");
    evening.listen(id, "Ada");
    evening.listen(id, "Ben");
    evening.play(id, "Ada", "Look");
    assertThat(evening.position(id, "Ben").clocks().getFirst().left())
        .isEqualTo(45_000 + SHOW.toMillis());
    evening.clock.pass(SHOW.plusSeconds(10));
    assertThat(evening.position(id, "Ben").clocks().getFirst().left()).isEqualTo(35_000);
  }

  @Test
  void where_nobody_listens_nothing_is_waited_for() {
    begin(List.of("Ada"), "off");
    evening.play(id, "Ada", "Look");
    int step = step();
    evening.clock.pass(Duration.ofMillis(40));
    assertThat(step()).isGreaterThan(step);
  }
}
