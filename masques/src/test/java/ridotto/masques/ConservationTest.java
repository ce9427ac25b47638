package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Playout;

/// Counted from what lies open to everybody, not by the game's own audit.
class ConservationTest {
  private static final int GAMES = 2000;

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {2, 3, 4})
  void ducats_and_seals_are_conserved_at_every_step(int players) {
    var game = new MasquesBox().open(players, Map.of("dances", "60"));
    var palace = game.open();
    var dice = new Dice(0);
    var playout = new Playout<>(game, palace, game.random(), dice);
    for (int seed = 0; seed < GAMES; seed++) {
      dice.begin(players, seed);
      game.reset(palace);
      while (!palace.over()) {
        int seat = palace.asked();
        game.play(palace, seat, playout.choose(seat));
        var sight = game.view(palace, Eyes.spectator());
        assertThat(ducats(sight)).as("ducats, seed %s", seed).isEqualTo(36);
        assertThat(seals(sight)).as("seals, seed %s", seed).isEqualTo(players == 2 ? 10 : 15);
      }
    }
  }

  private static int ducats(MasquesView sight) {
    int inPurses = sight.guests().stream().mapToInt(MasquesView.Guest::ducats).sum();
    int inRing = (int) sight.arcades().stream().filter(MasquesView.Arcade::ducat).count();
    return sight.supply() + inPurses + inRing;
  }

  private static int seals(MasquesView sight) {
    int inBag = sight.bag().stream().mapToInt(Integer::intValue).sum();
    return inBag
        + (int) sight.arcades().stream().filter(arcade -> arcade.seal().isPresent()).count();
  }
}
