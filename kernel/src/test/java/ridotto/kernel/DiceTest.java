package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {
  @Test
  void the_stream_is_splitmix64() {
    var dice = new Dice(0);

    assertThat(dice.nextLong()).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(dice.nextLong()).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(dice.nextLong()).isEqualTo(0x06C45D188009454FL);
  }

  @Test
  void the_same_seed_gives_the_same_stream() {
    assertThat(numbers(new Dice(7))).isEqualTo(numbers(new Dice(7)));
    assertThat(numbers(new Dice(7))).isNotEqualTo(numbers(new Dice(8)));
  }

  @Test
  void a_game_of_a_series_has_a_stream_of_its_own() {
    var dice = new Dice(1);
    dice.begin(5, 3);
    var once = numbers(dice);
    dice.begin(5, 4);
    var next = numbers(dice);
    dice.begin(5, 3);

    assertThat(numbers(dice)).isEqualTo(once).isNotEqualTo(next);
  }

  /// People have written seeds down: what they give must never change.
  @Test
  void what_a_seed_gives_is_the_same_for_ever() {
    var dice = new Dice(1);
    dice.begin(5, 3);

    assertThat(numbers(dice)).startsWith("549 218 134 730 143 361 ");
    assertThat(dice.nextInt()).isEqualTo(-1_259_153_887);
    dice.begin(0, 0);
    assertThat(numbers(dice)).startsWith("160 456 127 435 383 972 ");
    assertThat(IntStream.range(0, 12).map(_ -> dice.nextInt(0x60000000)))
        .containsExactly(
            1420489609,
            1523930099,
            1077754306,
            194543305,
            781360596,
            154325114,
            1549835315,
            957983129,
            1133607315,
            1015708147,
            608533173,
            34054654);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 7, 13, 31, 100, 1 << 20, Integer.MAX_VALUE})
  void bounded_numbers_are_in_range(int bound) {
    var dice = new Dice(bound);

    assertThat(IntStream.range(0, 10_000).map(_ -> dice.nextInt(bound)))
        .allMatch(n -> n >= 0 && n < bound);
  }

  /// Chi-squared with bound - 1 degrees of freedom: six standard deviations are far out.
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 7, 13, 31, 100})
  void bounded_numbers_are_uniform(int bound) {
    var dice = new Dice(42);
    int throwsEach = 10_000;
    var counts = new int[bound];
    for (int i = 0; i < bound * throwsEach; i++) counts[dice.nextInt(bound)]++;
    double chi = 0;
    for (int count : counts) chi += Math.pow(count - throwsEach, 2) / throwsEach;
    int freedom = bound - 1;

    assertThat(chi).isLessThan(freedom + 6 * Math.sqrt(2.0 * freedom));
  }

  /// Three quarters of 2^32 do not fit evenly: without a second throw, low numbers come too often.
  @Test
  void a_large_bound_is_even_too() {
    var dice = new Dice(9);
    int bound = 0x60000000;
    long low = IntStream.range(0, 300_000).filter(_ -> dice.nextInt(bound) < bound / 3).count();

    assertThat(low).isBetween(98_500L, 101_500L);
  }

  private static String numbers(Dice dice) {
    return IntStream.range(0, 50)
        .mapToObj(_ -> dice.nextInt(1000) + " ")
        .reduce("", String::concat);
  }
}
