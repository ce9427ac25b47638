package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.bots.Belief;
import ridotto.bots.Twins;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.View;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;

class TwoWorldsTest {
  private static final int GAMES = 35; // at each of 29 tables

  static List<Mascarade> rooms() {
    return Rooms.all();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void decides_the_same_in_both(Mascarade game) {
    int different = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var twins =
          new Twins<>(
              game, new MascaradeTroupe(), seed, player -> new Otherwise(game, Eyes.of(player)));
      different += twins.play();
    }
    assertThat(different).isPositive();
  }

  /// Another truth of which somebody cannot see now that it is another.
  private record Otherwise(Mascarade game, Eyes eyes) implements Belief<Ballroom> {
    @Override
    public void hear(Event event) {}

    @Override
    public void sample(View view, Ballroom into, RandomGenerator random) {
      game.disguise(into, eyes, random);
    }
  }
}
