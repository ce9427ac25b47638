package ridotto.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Playout;
import ridotto.kernel.RecordReader;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

class SimulationTest {
  private static final MascaradeBox BOX = new MascaradeBox(Edition.FIRST);

  @Test
  void a_game_of_a_series_does_not_depend_on_how_many_are_played() {
    var few = new Simulation(BOX, 5, BOX.simulationLimit(), 10, 3, 1);
    var many = new Simulation(BOX, 5, BOX.simulationLimit(), 1000, 3, 2);
    assertThat(Recording.of(few, 9)).isEqualTo(Recording.of(many, 9));
    assertThat(Recording.of(few, 8)).isNotEqualTo(Recording.of(few, 9));
  }

  @Test
  void a_turn_limit_ends_the_game_and_the_result_says_so() {
    var result = new Simulation(BOX, 8, Map.of("limit", "6"), 200, 1, 1).run(_ -> {});
    assertThat(result.endings().values().stream().mapToLong(Long::longValue).sum()).isEqualTo(200);
    assertThat(result.endings().getOrDefault("limit", 0L)).isGreaterThan(100);
    assertThat(result.turns()).isLessThanOrEqualTo(1200);
  }

  @Test
  void recordings_name_the_game_and_its_settings() {
    var record =
        RecordReader.read(Recording.of(new Simulation(BOX, 4, BOX.simulationLimit(), 1, 1, 1), 0));
    assertThat(record.game()).isEqualTo("mascarade");
    assertThat(record.settings()).containsEntry("limit", "1000");
  }

  /// What the JIT and the counters allocate by themselves is far below a byte a decision.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 8, 13})
  void nothing_is_allocated_in_a_playout(int players) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var playout =
        Playout.of(BOX.open(players, BOX.simulationLimit()), Optional.empty(), new Dice(1));
    for (int i = 0; i < 2000; i++) playout.run();
    long bytes = threads.getCurrentThreadAllocatedBytes();
    long decisions = playout.decisions();
    for (int i = 0; i < 2000; i++) playout.run();
    double each =
        (double) (threads.getCurrentThreadAllocatedBytes() - bytes)
            / (playout.decisions() - decisions);
    assertThat(each).isLessThan(0.5);
  }
}
