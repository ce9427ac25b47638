package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;

class HypothesesTest {
  private static final int PLACES = 6;
  private static final long DEALT = 0x554321L; // the last two are a pair

  /// The same by plain enumeration.
  private static final class Enumeration {
    private Map<Long, Double> ways = new HashMap<>(Map.of(DEALT, 1.0));

    void swapOrNot(int one, int other, double[][] chances) {
      var after = new HashMap<Long, Double>();
      ways.forEach(
          (way, weight) -> {
            double chance = chances[Placement.mask(way, one)][Placement.mask(way, other)];
            after.merge(way, weight * (1 - chance), Double::sum);
            after.merge(Placement.swapped(way, one, other), weight * chance, Double::sum);
          });
      ways = after;
    }

    void weigh(int place, double[] likelihood) {
      ways.replaceAll((way, weight) -> weight * likelihood[Placement.mask(way, place)]);
      ways.values().removeIf(weight -> weight == 0);
      double sum = ways.values().stream().mapToDouble(Double::doubleValue).sum();
      ways.replaceAll((_, weight) -> weight / sum);
    }
  }

  private static double[][] even(double chance) {
    double[][] chances = new double[Placement.MASKS][Placement.MASKS];
    for (double[] row : chances) Arrays.fill(row, chance);
    return chances;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void is_exact_where_there_is_room(long seed) {
    var dice = new Dice(seed);
    var exact = new Enumeration();
    var hypotheses = new Hypotheses(PLACES, 720, dice);
    hypotheses.start(DEALT);
    for (int i = 0; i < 200; i++) {
      int one = dice.nextInt(PLACES);
      int other = (one + 1 + dice.nextInt(PLACES - 1)) % PLACES;
      switch (dice.nextInt(6)) {
        case 0 -> {
          int seen = Placement.mask(hypotheses.sample(dice), one);
          double[] only = new double[Placement.MASKS];
          only[seen] = 1;
          exact.weigh(one, only);
          assertThat(hypotheses.seen(one, seen)).isTrue();
        }
        case 1 -> {
          double[] likelihood = new double[Placement.MASKS];
          for (int mask = 0; mask < likelihood.length; mask++) likelihood[mask] = dice.nextDouble();
          exact.weigh(one, likelihood);
          hypotheses.weigh(one, likelihood);
        }
        case 2 -> {
          exact.swapOrNot(one, other, even(1));
          exact.ways.values().removeIf(weight -> weight == 0);
          hypotheses.swapped(one, other);
        }
        default -> {
          double[][] chances = even(0);
          for (double[] row : chances) Arrays.setAll(row, _ -> 0.1 + 0.8 * dice.nextDouble());
          exact.swapOrNot(one, other, chances);
          hypotheses.swapOrNot(one, other, chances);
        }
      }
      assertThat(hypotheses.size()).isEqualTo(exact.ways.size());
      for (int way = 0; way < hypotheses.size(); way++) {
        assertThat(hypotheses.weight(way))
            .isCloseTo(exact.ways.getOrDefault(hypotheses.way(way), -1.0), within(1e-9));
      }
    }
  }

  @Test
  void thins_without_bias() {
    double[] mean = new double[Placement.MASKS];
    double[] exact = new double[Placement.MASKS];
    int runs = 3000;
    for (int run = 0; run < runs; run++) {
      var full = new Hypotheses(PLACES, 720, new Dice(0));
      var thin = new Hypotheses(PLACES, 20, new Dice(run));
      for (var each : new Hypotheses[] {full, thin}) {
        each.start(DEALT);
        for (int i = 0; i < 12; i++) each.swapOrNot(i % 5, 1 + (i * 7) % 5, even(0.3));
      }
      assertThat(thin.size()).isLessThanOrEqualTo(20);
      for (int mask = 0; mask < mean.length; mask++) {
        mean[mask] += thin.row(2)[mask] / runs;
        exact[mask] = full.row(2)[mask];
      }
    }
    assertThat(mean).containsExactly(exact, within(0.01));
  }

  @Test
  void what_is_seen_stands_even_against_memory() {
    var hypotheses = new Hypotheses(PLACES, 20, new Dice(1));
    hypotheses.start(DEALT);

    assertThat(hypotheses.seen(0, 3)).isFalse();
    assertThat(hypotheses.row(0)[3]).isEqualTo(1);
    assertThat(hypotheses.row(2)[1]).isEqualTo(1);
  }
}
