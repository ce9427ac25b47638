package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import ridotto.bots.repertoire.Repertoire;
import ridotto.trials.siege.MemoryTrial;

/// The short form of `./ridotto trial memory`.
class MemoryTrialTest {
  @Test
  void honest_people_play_on_whatever_strangers_ask_for() throws Exception {
    var load = new MemoryTrial.Load(6, 4, 4, 12, 6, 300);

    var result = new MemoryTrial(Main.class, JavaFlags.HOUSE, Repertoire.SHELF, load).run();

    assertThat(result.moves()).isPositive();
    assertThat(result.refused()).isPositive();
  }
}
