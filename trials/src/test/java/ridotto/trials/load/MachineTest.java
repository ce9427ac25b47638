package ridotto.trials.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineTest {
  @Test
  void what_the_host_keeps_is_a_share_of_all_time() {
    var before = Machine.of("cpu  100 0 50 1000 10 0 5 20 0 0");
    var after = Machine.of("cpu  150 0 70 1020 10 0 5 30 40 0");
    assertThat(after.stolenSince(before)).isEqualTo(0.1);
    assertThat(before.stolenSince(before)).isZero();
  }
}
