package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import ridotto.masquerade.MasqueradeQuestion;

/// Games that began by rules that have changed since are told, and go on, as they began.
class OldRulesTest extends OldDataTest {
  @Override
  String folder() {
    return "old-rules";
  }

  @Override
  List<String> players() {
    return List.of("Ada", "Ben", "Zoe", "Dan", "Eve", "Fay");
  }

  @Override
  int running() {
    return 2;
  }

  @Override
  int complete() {
    return 1;
  }

  @Test
  void a_line_that_the_avatar_emptied_still_earns_a_card() {
    var id = "hushed-starry-otter-7573";
    assertThat(question(id)).isInstanceOf(MasqueradeQuestion.Spoils.class);

    evening.restart();

    assertThat(question(id)).isInstanceOf(MasqueradeQuestion.Spoils.class);
  }

  @Test
  void a_shuffle_is_still_of_all_cards() {
    assertThat(question("velvet-secret-otter-8339"))
        .isInstanceOf(MasqueradeQuestion.ShuffleOrNot.class);
  }

  private Object question(String id) {
    var table = evening.live(id).state().round().orElseThrow();
    return "1".equals(table.rules().settings().get("rules")) ? table.question() : "other rules";
  }

  @Test
  void a_record_of_a_game_from_before_says_so() {
    var record = evening.live("velvet-hidden-seal-5340").record(evening.guest("Ada"), 1);

    assertThat(record).startsWith("ridotto record 1\n").doesNotContain("set rules");
  }
}
