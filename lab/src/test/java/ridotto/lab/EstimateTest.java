package ridotto.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EstimateTest {
  @Test
  void half_and_double_count_alike() {
    var estimate = Estimate.of(0.5, 2);
    assertThat(estimate.times()).isEqualTo(1, within(1e-12));
    assertThat(estimate.low() * estimate.high()).isEqualTo(1, within(1e-9));
    assertThat(estimate.differs()).isFalse();
  }

  /// Student's factor for two degrees of freedom is 4.3027.
  @Test
  void three_figures_have_the_interval_of_the_textbook() {
    var estimate = Estimate.of(Math.exp(0.1), Math.exp(0.2), Math.exp(0.3));
    double half = 4.3027 * 0.1 / Math.sqrt(3);
    assertThat(Math.log(estimate.low())).isEqualTo(0.2 - half, within(1e-4));
    assertThat(Math.log(estimate.high())).isEqualTo(0.2 + half, within(1e-4));
  }

  @Test
  void a_difference_is_seen_only_if_the_interval_leaves_out_one() {
    assertThat(Estimate.of(1.1, 1.11, 1.12).differs()).isTrue();
    assertThat(Estimate.of(0.9, 0.89, 0.91).differs()).isTrue();
    assertThat(Estimate.of(0.95, 1.1, 1.02).differs()).isFalse();
  }

  @Test
  void the_same_thing_twice_differs_once_in_twenty() {
    var random = new SplittableRandom(1);
    int differs = 0;
    for (int i = 0; i < 10_000; i++) {
      var ratios = random.doubles(5).map(_ -> Math.exp(0.03 * random.nextGaussian())).toArray();
      if (Estimate.of(ratios).differs()) differs++;
    }
    assertThat(differs).isBetween(430, 570);
  }

  @Test
  void one_figure_has_no_interval() {
    assertThatThrownBy(() -> Estimate.of(1.5)).isInstanceOf(IllegalArgumentException.class);
  }
}
