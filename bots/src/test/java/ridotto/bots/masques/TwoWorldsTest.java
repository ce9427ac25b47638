package ridotto.bots.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Twins;
import ridotto.masques.MasquesBox;

class TwoWorldsTest {
  private static final int GAMES = Integer.getInteger("ridotto.worlds", 12);

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {2, 3, 4})
  void decides_the_same_in_both(int players) {
    var game = new MasquesBox().open(players, Map.of("dances", "3"));
    for (int n = 0; n < GAMES; n++) {
      int seed = n;
      var twins =
          new Twins<>(
              game, new MasquesTroupe(), seed, player -> new MasquesBelief(game, player, 0, seed));
      assertThat(twins.play()).isPositive();
    }
  }
}
