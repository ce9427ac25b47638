package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Profile;
import ridotto.kernel.Dice;

/// One game in ten of two Experts went on for ever once: Bishop, Witch, Bishop. The long form is
/// `./ridotto simulate --bots expert`.
class EndlessTest {
  private static final int LONG = 300;

  @ParameterizedTest
  @ValueSource(ints = {2, 8})
  void no_game_of_experts_goes_in_circles(int players) {
    var game = Rooms.first(players, "limit", String.valueOf(LONG));
    for (int seed = 0; seed < 40; seed++) {
      var bots = Rooms.bots(game, Profile.EXPERT, seed);
      var host = new Host<>(game, bots, new Dice(seed), Budget.USUAL);
      host.play();
      assertThat(host.table().turns()).as("game %d", seed).isLessThan(LONG);
    }
  }
}
