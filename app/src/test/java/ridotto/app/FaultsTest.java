package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import ridotto.bots.repertoire.Repertoire;
import ridotto.server.live.GameLibrary;
import ridotto.trials.faults.ClockTrial;
import ridotto.trials.faults.DiskTrial;

/// The short forms of `./ridotto trial disk` and `./ridotto trial clock`.
class FaultsTest {
  @Test
  void a_house_keeps_its_word_whatever_happens_to_its_disk() throws Exception {
    var library = new GameLibrary(Repertoire.SHELF, Repertoire.TROUPES);
    var load = new DiskTrial.Load(4, 4, 2, 1, 12, 1, 1);

    var result =
        new DiskTrial(Main.class, JavaFlags.HOUSE, library, Optional.empty(), load).run(_ -> {});

    assertThat(result.full().refused()).isPositive();
    assertThat(result.full().acknowledged()).isPositive();
    assertThat(result.slow().acknowledged()).isPositive();
    assertThat(result.named()).isPositive();
  }

  @Test
  void a_clock_that_jumps_stops_nobody() throws Exception {
    var load = new ClockTrial.Load(4, 2, 4, 2, 1);

    var seen = new ClockTrial(JumpingHouse.class, JavaFlags.HOUSE, load).run(_ -> {});

    assertThat(seen.acknowledged()).isPositive();
  }
}
