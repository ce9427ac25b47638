package ridotto.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

/// An anchor is only worth something if it plays the same game.
class BareLoopTest {
  private static final int GAMES = 40_000;

  @Test
  void plays_games_as_long_as_the_engine_does() {
    var loop = new BareLoop(new SplittableRandom(1));
    for (int i = 0; i < GAMES; i++) loop.run();
    var box = new MascaradeBox(Edition.FIRST);
    var result = new Simulation(box, 8, box.simulationLimit(), GAMES, 1, 1).run(_ -> {});
    assertThat((double) loop.decisions())
        .isCloseTo((double) result.decisions(), withPercentage(1.5));
  }
}
