package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Playout;

/// Any moment at which somebody chooses an action, stated fact by fact, is the same table again.
class RestatedTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void every_action_phase_can_be_stated(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "200", "extras", "on"));
    var field = game.open();
    var again = game.open();
    var playout = new Playout<>(game, field, game.random(), new Dice(players));
    for (int i = 0; i < 50; i++) {
      game.reset(field);
      while (!field.over()) {
        int seat = field.asked();
        if (field.question() instanceof MasqueradeQuestion.YourAction) {
          var facts = new LinkedHashMap<>(game.notation().facts(field));
          facts.keySet().removeAll(List.of("winners", "ending"));
          game.notation().state(again, facts);
          assertThat(game.notation().facts(again)).isEqualTo(game.notation().facts(field));
          assertThat(game.options(again, seat)).isEqualTo(game.options(field, seat));
          game.audit(again);
        }
        game.play(field, seat, playout.choose(seat));
      }
    }
  }
}
