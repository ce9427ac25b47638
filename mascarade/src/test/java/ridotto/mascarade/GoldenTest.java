package ridotto.mascarade;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
}
