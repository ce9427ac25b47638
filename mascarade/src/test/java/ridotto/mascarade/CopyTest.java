package ridotto.mascarade;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.testkit.Copies;

class CopyTest {
  @ParameterizedTest
  @CsvSource({"FIRST, 2", "FIRST, 8", "SECOND, 12"})
  void a_copy_has_every_field_of_the_ballroom(Edition edition, int players) {
    Copies.forgetNothing(new MascaradeBox(edition).open(players, Map.of("limit", "200")));
  }
}
