package ridotto.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
  private long now = 7;

  private int playouts(Budget budget, long... lasting) {
    var meter = budget.start(() -> now);
    int playouts = 0;
    while (meter.another()) now += lasting[Math.min(playouts++, lasting.length - 1)];
    return playouts;
  }

  @Test
  void gives_so_many_playouts_and_no_more() {
    assertThat(playouts(Budget.playouts(3), 1_000_000)).isEqualTo(3);
  }

  @Test
  void ends_in_time_and_has_some_left() {
    long start = now;

    assertThat(playouts(Budget.time(Duration.ofNanos(100)), 10)).isEqualTo(7);
    assertThat(now - start).isLessThanOrEqualTo(80);
  }

  /// After a long one nothing is begun in the time such a one takes.
  @Test
  void a_playout_that_might_end_too_late_is_not_begun() {
    assertThat(playouts(Budget.time(Duration.ofNanos(100)), 1, 60, 1)).isEqualTo(2);
  }

  @Test
  void what_was_slow_once_is_forgotten() {
    assertThat(playouts(Budget.time(Duration.ofNanos(1200)), 400, 1)).isGreaterThan(450);
  }
}
