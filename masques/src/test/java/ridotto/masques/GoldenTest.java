package ridotto.masques;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Playthrough;

/// Two dances, written out move by move, so that a reviewer sees what a change changes.
class GoldenTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void plays_as_it_did(int players) {
    var settings =
        Map.of("dances", "2", "first", "lot", "families", "lot", "prices", "Courtesan 0/0/0");
    Playthrough.isStill("masques-" + players, new MasquesBox().open(players, settings), players);
  }
}
