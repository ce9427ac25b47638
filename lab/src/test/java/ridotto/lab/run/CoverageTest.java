package ridotto.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Troupes;

/// An interval of 95 % holds the truth in 95 of 100 runs: seen in a game whose truth is known.
class CoverageTest {
  private static final int RUNS = 2000;
  private static final int GAMES = 400;
  private static final Troupes NOBODY = new Troupes(List.of());

  private static Figures run(int players, long seed) {
    var bots = Collections.nCopies(players, Troupes.RANDOM);
    var plan = Plan.of(new FairDraw(), players, Map.of(), Seating.ROTATED, bots, 1, seed, GAMES);
    return new Run(plan, NOBODY, 1, false).play(_ -> {});
  }

  private static double covered(int players, Predicate<Figures> covers) {
    int covered = 0;
    for (long seed = 0; seed < RUNS; seed++) {
      if (covers.test(run(players, seed))) covered++;
    }
    return (double) covered / RUNS;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void the_interval_of_a_seat_holds_the_truth_as_often_as_it_says(int players) {
    double truth = 1.0 / players;
    double covered =
        covered(
            players,
            figures -> {
              var seat = figures.seats().getLast();
              return seat.low() <= truth && truth <= seat.high();
            });
    assertThat(covered).isBetween(0.93, 0.97);
  }

  @Test
  void what_is_certain_is_not_left_out() {
    var ending = run(4, 1).endings().getFirst();
    assertThat(ending.share()).isEqualTo(1);
    assertThat(ending.high()).isEqualTo(1);
    assertThat(ending.low()).isLessThan(1);
  }
}
