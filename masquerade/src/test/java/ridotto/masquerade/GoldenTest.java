package ridotto.masquerade;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Fingerprint;
import ridotto.testkit.Onlookers;
import ridotto.testkit.Playthrough;

/// Golden games: what a change of the rules changes shows here first.
class GoldenTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 6})
  void a_game_is_still_the_same(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "200", "extras", "on"));
    Playthrough.isStill("masquerade-" + players, game, players);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  void is_seen_and_heard_as_it_was(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "40", "extras", "on"));
    Onlookers.stillSeeAsBefore("masquerade-" + players + "-seen", game, 6);
  }

  @ParameterizedTest
  @CsvSource({"3, off", "4, off", "5, on", "6, off", "6, on"})
  void three_thousand_games_are_the_same_move_for_move(int players, String extras) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "200", "extras", extras));
    Fingerprint.isStill("masquerade-" + players + "-extras-" + extras, game, 3000);
  }

  @Test
  void two_rounds_as_everybody_sees_them() {
    var game = new MasqueradeBox().open(3, Map.of("rounds", "2"));
    Onlookers.seeAsBefore("masquerade-as-seen", game, 1);
  }
}
