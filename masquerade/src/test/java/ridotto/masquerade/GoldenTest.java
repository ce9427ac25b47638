package ridotto.masquerade;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Playthrough;

/// Golden games: what a change of the rules changes shows here first.
class GoldenTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 6})
  void a_game_is_still_the_same(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "200", "extras", "on"));
    Playthrough.isStill("masquerade-" + players, game, players);
  }
}
