package ridotto.bots.masques;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.masques.Plot;

class MasquesBeliefTest {
  private static final int DRAWN = 2_000;

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {2, 3, 4})
  void every_world_looks_as_the_table_does(int players) {
    var dice = new Dice(players);
    for (int seed = 0; seed < 30; seed++) {
      var at = new Listening(players, seed, seed % 3 == 0 ? 0.5 : 0);
      var world = at.game.open();
      while (at.untilAsked(4)) {
        var view = at.game.view(at.table, Eyes.of(at.player));
        for (int i = 0; i < 3; i++) {
          at.belief.sample(view, world, dice);
          at.game.audit(world);
          assertThat(at.game.view(world, Eyes.of(at.player))).isEqualTo(view);
          assertThat(at.game.inquiry(world, at.player))
              .isEqualTo(at.game.inquiry(at.table, at.player));
        }
      }
    }
  }

  /// Two dances of two players are a pair; four players have two cards that look alike.
  @ParameterizedTest(name = "{0} players, seed {1}")
  @CsvSource({"2, 1, 2", "2, 2, 2", "3, 1, 1", "3, 2, 1", "4, 9, 1", "4, 13, 1"})
  void worlds_are_drawn_as_often_as_they_are_likely(int players, long seed, int dances) {
    var at = new Listening(players, seed, 0);
    var dice = new Dice(seed);
    var world = at.game.open();
    while (at.untilAsked(dances)) {
      int turns = at.table.turns();
      if (players == 4 && (turns < 4 || turns > 7)) continue; // too many ways to count them often
      var ways = Possible.ways(at.game, at.player, at.start, at.own, at.heard);
      var view = at.game.view(at.table, Eyes.of(at.player));
      var drawn = new HashMap<List<List<Plot>>, Double>();
      for (int i = 0; i < DRAWN; i++) {
        at.belief.sample(view, world, dice);
        drawn.merge(Possible.way(at.game, world), 1.0 / DRAWN, Double::sum);
      }
      assertThat(ways.keySet()).containsAll(drawn.keySet());
      var places = marginals(ways);
      var found = marginals(drawn);
      places.forEach(
          (place, chance) ->
              assertThat(found.getOrDefault(place, 0.0)).as(place).isEqualTo(chance, within(0.06)));
    }
  }

  /// How likely each plot lies in each hand or packet.
  private static Map<String, Double> marginals(Map<List<List<Plot>>, Double> ways) {
    var marginals = new HashMap<String, Double>();
    ways.forEach(
        (way, chance) -> {
          for (int place = 0; place < way.size(); place++) {
            for (var plot : way.get(place))
              marginals.merge(plot + "@" + place, chance, Double::sum);
          }
        });
    return marginals;
  }
}
