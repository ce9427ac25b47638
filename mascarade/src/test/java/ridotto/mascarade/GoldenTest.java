package ridotto.mascarade;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Fingerprint;
import ridotto.testkit.Onlookers;
import ridotto.testkit.Playthrough;

/// Seeded games, written out: they show a reviewer what a change changes.
class GoldenTest {
  private static final Map<String, String> LIMIT = Map.of("limit", "1000");

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 8, 13})
  void the_first_edition_plays_as_before(int players) {
    Playthrough.isStill(
        "first-edition-" + players, new MascaradeBox(Edition.FIRST).open(players, LIMIT), 1);
  }

  @ParameterizedTest
  @CsvSource({"8,B", "12,B"})
  void the_second_edition_plays_as_before(int players, String side) {
    var settings = Map.of("limit", "1000", "side", side);
    Playthrough.isStill(
        "second-edition-" + players + side,
        new MascaradeBox(Edition.SECOND).open(players, settings),
        1);
  }

  @ParameterizedTest
  @CsvSource({
    "FIRST, 2",
    "FIRST, 3",
    "FIRST, 4",
    "FIRST, 5",
    "FIRST, 7",
    "FIRST, 8",
    "FIRST, 10",
    "FIRST, 13",
    "SECOND, 4",
    "SECOND, 6",
    "SECOND, 8",
    "SECOND, 9",
    "SECOND, 11",
    "SECOND, 12"
  })
  void three_thousand_games_are_the_same_move_for_move(Edition edition, int players) {
    var name = edition.name().toLowerCase(Locale.ROOT) + "-edition-" + players;
    Fingerprint.isStill(name, new MascaradeBox(edition).open(players, LIMIT), 3000);
  }

  @Test
  void three_thousand_games_of_answers_together_are_the_same_move_for_move() {
    var settings = Map.of("limit", "1000", "answers", "together", "first", "lot");
    Fingerprint.isStill("together", new MascaradeBox(Edition.FIRST).open(8, settings), 3000);
  }

  @ParameterizedTest
  @CsvSource({"FIRST, 2", "FIRST, 3", "FIRST, 7", "FIRST, 13", "SECOND, 8", "SECOND, 12"})
  void is_seen_and_heard_as_before(Edition edition, int players) {
    var name = edition.name().toLowerCase(Locale.ROOT) + "-edition-" + players + "-seen";
    var settings = Map.of("limit", "60");
    Onlookers.stillSeeAsBefore(name, new MascaradeBox(edition).open(players, settings), 8);
  }

  @ParameterizedTest
  @CsvSource({"FIRST, 4", "SECOND, 6"})
  void a_short_game_as_everybody_sees_it(Edition edition, int players) {
    var name = edition.name().toLowerCase(Locale.ROOT) + "-edition-as-seen";
    var settings = Map.of("limit", "16", "opening", "1");
    Onlookers.seeAsBefore(name, new MascaradeBox(edition).open(players, settings), 3);
  }

  @Test
  void answers_given_together_are_seen_and_heard_as_before() {
    var settings = Map.of("limit", "60", "answers", "together");
    Onlookers.stillSeeAsBefore(
        "together-seen", new MascaradeBox(Edition.FIRST).open(5, settings), 8);
  }
}
