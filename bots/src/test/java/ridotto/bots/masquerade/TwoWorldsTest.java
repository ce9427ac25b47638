package ridotto.bots.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Twins;
import ridotto.masquerade.MasqueradeBox;

class TwoWorldsTest {
  private static final int GAMES = Integer.getInteger("ridotto.worlds", 12);

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {3, 4, 6})
  void decides_the_same_in_both(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "12"));
    for (int n = 0; n < GAMES; n++) {
      int seed = n;
      var twins =
          new Twins<>(
              game,
              new MasqueradeTroupe(),
              seed,
              player -> new MasqueradeBelief(game, player, 0, seed));
      assertThat(twins.play()).isPositive();
    }
  }
}
