package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LengthsTest {
  @TempDir Path data;

  @Test
  void a_few_games_say_nothing_and_then_the_one_in_the_middle_does() {
    var lengths = new Lengths();
    for (int i = 1; i <= 19; i++) lengths.add("masques", Duration.ofMinutes(i));
    assertThat(lengths.minutes()).isEmpty();
    lengths.add("masques", Duration.ofHours(9));
    lengths.add("mascarade", Duration.ofMinutes(5));
    assertThat(lengths.minutes()).containsExactly(Map.entry("masques", 11));
  }

  @Test
  void the_house_times_games_from_the_deal_to_their_own_end() {
    try (var evening = new Evening(data)) {
      var people = List.of("Ada");
      var game = Map.of("limit", "1", "opening", "0");
      for (int i = 0; i < 20; i++) {
        assertThat(evening.house().minutes()).isEmpty();
        var id = evening.table("Ada", "mascarade", 4, game);
        evening.start(id, people, "random");
        evening.clock.pass(Duration.ofMinutes(7));
        evening.ready(id, people);
        evening.playOut(id, people, i);
      }
      assertThat(evening.house().minutes()).containsOnlyKeys("mascarade");
      assertThat(evening.house().minutes().get("mascarade")).isGreaterThanOrEqualTo(7);
    }
  }
}
