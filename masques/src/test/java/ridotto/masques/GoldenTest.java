package ridotto.masques;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Fingerprint;
import ridotto.testkit.Onlookers;
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

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void is_seen_and_heard_as_it_was(int players) {
    var settings = Map.of("dances", "4", "prices", "Courtesan 0/0/0");
    Onlookers.stillSeeAsBefore(
        "masques-" + players + "-seen", new MasquesBox().open(players, settings), 5);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void three_thousand_games_are_the_same_move_for_move(int players) {
    var game = new MasquesBox().open(players, Map.of("dances", "60"));
    Fingerprint.isStill("masques-" + players, game, 3000);
  }

  @Test
  void a_dance_as_everybody_sees_it() {
    var settings = Map.of("dances", "1", "prices", "Courtesan 0/0/0");
    Onlookers.seeAsBefore("masques-as-seen", new MasquesBox().open(3, settings), 2);
  }
}
