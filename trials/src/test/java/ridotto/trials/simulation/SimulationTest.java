package ridotto.trials.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The short form of `./ridotto trial simulation`.
class SimulationTest {
  @Test
  void two_hundred_seeds_break_no_rule() {
    var result = new Simulation(Seeds.settings(1, false)).run(1, 200, _ -> {});
    assertThat(result.violations()).isEmpty();
    assertThat(result.moves()).isGreaterThan(10_000);
    assertThat(result.crashes()).isGreaterThan(100);
  }

  @Test
  void nor_do_some_on_the_real_store() {
    var result = new Simulation(Seeds.settings(1, true)).run(1, 12, _ -> {});
    assertThat(result.violations()).isEmpty();
    assertThat(result.moves()).isGreaterThan(300);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_seed_runs_the_same_way_in_another_process(boolean real) throws IOException {
    var child =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                Fibers.OPENS,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Seeds.Trace.class.getName(),
                "7",
                String.valueOf(real))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    // Alone there, after another one here.
    var simulation = new Simulation(Seeds.settings(1, real));
    var _ = simulation.tell(8);
    var here = simulation.tell(7);
    try (var out = child.inputReader()) {
      assertThat(out.readAllAsString().strip()).isEqualTo(String.valueOf(here.trace()));
    }
  }

  record Kept(boolean real, int nodes, long seed) {}

  static List<Kept> seedsThatFailedOnce() {
    try (var in = Run.class.getResourceAsStream("seeds.txt")) {
      var kept = new ArrayList<Kept>();
      for (var line : new String(in.readAllBytes(), UTF_8).lines().toList()) {
        if (line.startsWith("#")) continue;
        var words = line.split(" +", 4);
        kept.add(
            new Kept(
                words[0].equals("sqlite"), Integer.parseInt(words[1]), Long.parseLong(words[2])));
      }
      return kept;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("seedsThatFailedOnce")
  void no_seed_fails_again(Kept kept) {
    var story = new Simulation(Seeds.settings(kept.nodes, kept.real)).tell(kept.seed);
    assertThat(story.violations()).isEmpty();
  }
}
