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
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Room;

/// Who counts as being there, and for whom a bot minds the chair. Ada begins.
class PresenceTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir private Path data = Path.of("");
  private Evening evening;
  private String id = "";

  @BeforeEach
  void opens() {
    evening = new Evening(data);
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  private void begin(String pace) {
    var manners = new Manners("classic", pace, "quick", true, false, true, 30);
    id = evening.table("Ada", "mascarade", 4, Map.of(), manners);
    evening.start(id, PEOPLE, "random");
    evening.ready(id, PEOPLE);
  }

  private Room.Chair ada() {
    return evening.room(id).chairs().getFirst();
  }

  private int step() {
    return evening.position(id, "Ada").step();
  }

  @Test
  void who_only_watches_is_counted_and_sets_no_clock_going() {
    begin("brisk");
    int step = step();
    var zoe = evening.listen(id, "Zoe");
    evening.clock.pass(Duration.ofDays(1));
    assertThat(step()).isEqualTo(step);
    assertThat(ada().minded()).isFalse();
    assertThat(evening.room(id).spectators()).isEqualTo(1);
    evening.listen(id, "Ben");
    assertThat(evening.room(id).spectators()).isEqualTo(1);
    zoe.connection.close();
    assertThat(evening.room(id).spectators()).isZero();
  }

  @Test
  void who_does_something_is_minded_only_a_while_after_it() {
    begin("off");
    evening.listen(id, "Ben");
    evening.clock.seconds(80);
    evening.tell(id, "Ada", new Command.Ping());
    evening.clock.seconds(89);
    assertThat(ada().away()).isTrue();
    assertThat(ada().minded()).isFalse();
    evening.clock.seconds(1);
    assertThat(ada().minded()).isTrue();
  }

  @Test
  void who_has_missed_a_turn_is_minded_no_more_after_doing_something() {
    begin("brisk");
    evening.listen(id, "Ben");
    evening.clock.seconds(20);
    assertThat(ada().minded()).isTrue();
    evening.tell(id, "Ada", new Command.Ping());
    assertThat(ada().minded()).isFalse();
  }

  @Test
  void nor_after_coming_back_and_going_again() {
    begin("brisk");
    evening.listen(id, "Ben");
    evening.clock.seconds(20);
    assertThat(ada().minded()).isTrue();
    evening.listen(id, "Ada").connection.close();
    assertThat(ada().away()).isTrue();
    assertThat(ada().minded()).isFalse();
  }

  @Test
  void nobody_is_late_at_a_table_where_nobody_was() {
    begin("off");
    evening.clock.pass(Duration.ofHours(2));
    evening.listen(id, "Ben");
    evening.clock.seconds(89);
    assertThat(ada().minded()).isFalse();
    evening.clock.seconds(1);
    assertThat(ada().minded()).isTrue();
  }
}
