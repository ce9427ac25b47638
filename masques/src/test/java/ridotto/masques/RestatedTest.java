package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Playout;
import ridotto.kernel.Seats;

/// Any draft and any turn, stated fact by fact, is the same table again.
class RestatedTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void every_draft_and_every_turn_can_be_stated(int players) {
    var game = new MasquesBox().open(players, Map.of("dances", "60", "families", "lot"));
    var palace = game.open();
    var again = game.open();
    var playout = new Playout<>(game, palace, game.random(), new Dice(players));
    for (int i = 0; i < 30; i++) {
      game.reset(palace);
      while (!palace.over()) {
        boolean draft =
            palace.question() instanceof MasquesQuestion.PickOne
                && palace.awaited() == Seats.all(players);
        if (draft || palace.question() instanceof MasquesQuestion.YourTurn) {
          var facts = new LinkedHashMap<>(game.notation().facts(palace));
          facts.keySet().removeAll(java.util.List.of("winners", "ending"));
          game.notation().state(again, facts);
          assertThat(game.notation().facts(again)).isEqualTo(game.notation().facts(palace));
          assertThat(again.awaited()).isEqualTo(palace.awaited());
          game.audit(again);
        }
        int seat = palace.asked();
        game.play(palace, seat, playout.choose(seat));
      }
    }
  }
}
