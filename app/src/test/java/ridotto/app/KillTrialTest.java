package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.trials.load.KillTrial;

/// The short form of `./ridotto trial kill`.
class KillTrialTest {
  @Test
  void what_was_acknowledged_survives_two_power_cuts(@TempDir Path data) throws Exception {
    var result = new KillTrial(Main.class, JavaFlags.HOUSE, 8, 2, 1).run(data, _ -> {});
    assertThat(result.acknowledged()).isPositive();
  }
}
