package ridotto.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.bots.Budget;
import ridotto.bots.search.Nim.Heap;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Menu;

class SearchTest {
  private static final Guide<Heap> NO_IDEA =
      new Guide<>() {
        @Override
        public void estimate(Heap table, double[] shares) {
          shares[0] = shares[1] = 0.5;
        }

        @Override
        public int choose(Heap table, int seat, Menu menu, RandomGenerator random) {
          return menu.get(random.nextInt(menu.size()));
        }
      };

  private static Findings think(int heap, WorldSource<Heap> worlds, Budget budget, Plan plan) {
    var search = new Search<>(new Nim(heap), NO_IDEA, plan);
    return search.think(worlds, 0, budget.start(), Integer.MAX_VALUE, new Dice(1));
  }

  private static Findings think(int heap, int playouts) {
    var game = new Nim(heap);
    return think(heap, (into, _) -> game.reset(into), Budget.playouts(playouts), Plan.BROAD);
  }

  @ParameterizedTest(name = "of {0} take {1}")
  @CsvSource({"5, 1", "6, 2", "7, 3", "9, 1", "10, 2"})
  void leaves_a_multiple_of_four(int heap, int coins) {
    var findings = think(heap, 3_000);

    assertThat(findings.choose(0, new Dice(1)).choice()).isEqualTo(coins - 1);
    assertThat(findings.worth(coins - 1)).isGreaterThan(0.8);
  }

  @Test
  void spends_its_playouts_and_no_more() {
    var findings = think(9, 100);

    assertThat(findings.playouts()).isEqualTo(100);
    assertThat(findings.visits(0) + findings.visits(1) + findings.visits(2)).isEqualTo(100);
  }

  @Test
  void the_same_dice_find_the_same() {
    for (int option = 0; option < 3; option++) {
      assertThat(think(9, 500).worth(option)).isEqualTo(think(9, 500).worth(option));
    }
  }

  /// Three worlds in four have six coins, the others five: not to know costs a quarter.
  @Test
  void weighs_worlds_as_often_as_they_are_drawn() {
    var findings =
        think(
            6,
            (into, random) -> into.lay(random.nextInt(4) == 0 ? 5 : 6),
            Budget.playouts(4_000),
            Plan.BROAD);

    assertThat(findings.choose(0, new Dice(1)).choice()).isEqualTo(1);
    assertThat(findings.worth(1)).isCloseTo(0.75, within(0.03));
  }

  @Test
  void ends_when_time_is_up() {
    var game = new Nim(200);
    var budget = Budget.time(Duration.ofMillis(30));
    var findings = think(200, (into, _) -> game.reset(into), budget, Plan.BROAD);

    assertThat(findings.playouts()).isPositive();
  }

  @Test
  void a_full_tree_still_learns() {
    var game = new Nim(9);
    var small = new Plan(0.7, 1, 1, 0, 40, 5, 0);
    var findings = think(9, (into, _) -> game.reset(into), Budget.playouts(1_000), small);

    assertThat(findings.visits(0) + findings.visits(1) + findings.visits(2)).isEqualTo(1_000);
  }

  /// About half of the playouts go on as the other player sees it, and teach nothing to the
  /// thinking one.
  @Test
  void wonders_what_others_see() {
    var game = new Nim(9);
    var doubtful = new Plan(0.7, 1, 1, 0, 40, 1 << 10, 0.5);
    var findings =
        new Search<>(game, NO_IDEA, doubtful)
            .think(
                (into, _) -> game.reset(into),
                0,
                Budget.playouts(1_000).start(),
                Integer.MAX_VALUE,
                new Dice(1));

    assertThat(game.disguised()).hasSizeGreaterThan(300).containsOnly(Eyes.of(1));
    assertThat(findings.visits(0) + findings.visits(1) + findings.visits(2))
        .isEqualTo(1_000 - game.disguised().size());
    assertThat(findings.choose(0, new Dice(1)).choice()).isZero();
  }

  @Test
  void looks_first_at_what_looks_best() {
    var greedy =
        new Guide<Heap>() {
          @Override
          public void estimate(Heap table, double[] shares) {
            NO_IDEA.estimate(table, shares);
          }

          @Override
          public int choose(Heap table, int seat, Menu menu, RandomGenerator random) {
            return NO_IDEA.choose(table, seat, menu, random);
          }

          @Override
          public void judge(Heap table, int seat, Menu menu, double[] worth) {
            for (int i = 0; i < menu.size(); i++) worth[i] = menu.get(i) / 10.0;
          }
        };
    var game = new Nim(9);
    var narrow = new Plan(0.7, 1, 0.3, 1, 40, 64, 0);
    var findings =
        new Search<>(game, greedy, narrow)
            .think((into, _) -> game.reset(into), 0, Budget.playouts(1).start(), 9, new Dice(1));

    assertThat(findings.visits(2)).isEqualTo(1);
    assertThat(findings.visits(0) + findings.visits(1)).isZero();
  }

  @Test
  void a_taste_decides_between_equals() {
    var findings = new Findings(20, new int[] {10, 9, 1}, new double[] {0.5, 0.5, 0.9});

    assertThat(findings.choose(0, new Dice(1)).choice()).isZero();
    assertThat(findings.choose(new double[] {0, 0.01, 0}, 0, new Dice(1)).choice()).isEqualTo(1);
  }
}
