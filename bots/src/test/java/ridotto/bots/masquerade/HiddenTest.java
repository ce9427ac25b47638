package ridotto.bots.masquerade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.kernel.Dice;
import ridotto.masquerade.card.Cards;

/// What is remembered of few cards, against every way they can have come to lie.
class HiddenTest {
  static List<Long> seeds() {
    var seeds = new ArrayList<Long>();
    for (long seed = 0; seed < 40; seed++) seeds.add(seed);
    return seeds;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void is_as_exact_as_counting(long seed) {
    var dice = new Dice(seed);
    var hidden = new Hidden();
    var every = new EveryWay(dice);
    for (int i = 0; i < 9; i++) {
      every.step(hidden);
      var expected = every.marginals();
      var found = marginals(hidden, every.unseen());
      expected.forEach(
          (where, chance) ->
              assertThat(found.getOrDefault(where, 0.0)).as(where).isEqualTo(chance, within(1e-9)));
    }
  }

  /// How likely each card lies in each place.
  private static Map<String, Double> marginals(Hidden hidden, long unseen) {
    var marginals = new HashMap<String, Double>();
    hidden
        .hypotheses()
        .forEach(
            (bags, weight) -> {
              for (var bag : bags) spread(bag, weight, unseen, marginals);
            });
    return marginals;
  }

  private static void spread(Bag bag, double weight, long unseen, Map<String, Double> into) {
    for (var token : bag.tokens()) {
      long may = token.isKnown() ? token.allowed() : unseen;
      for (long place = bag.places(); place != Cards.NONE; place = Cards.afterFirst(place)) {
        for (long card = may; card != Cards.NONE; card = Cards.afterFirst(card)) {
          double chance = weight / bag.size() / Cards.count(may);
          into.merge(Cards.first(card) + "@" + Cards.first(place), chance, Double::sum);
        }
      }
    }
  }
}
