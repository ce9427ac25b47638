package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import ridotto.trials.siege.Siege;

class HostileTest {
  /// The long form is `./ridotto trial hostile`.
  @Test
  void a_house_under_attack_turns_everything_away_and_plays_on() {
    var report = Siege.run(Main.class, JavaFlags.HOUSE, Main.SHELF, 2_000, 1);
    assertThat(report.log()).isEmpty();
    assertThat(report.live().enough()).as(report.live().toString()).isTrue();
    assertThat(report.endings()).hasSize(Main.SHELF.boxes().size());
    assertThat(report.reasons().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(2_000);
  }
}
