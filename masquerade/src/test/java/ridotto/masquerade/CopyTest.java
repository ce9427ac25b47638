package ridotto.masquerade;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Copies;

class CopyTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 6})
  void a_copy_has_every_field_of_the_battlefield(int players) {
    Copies.forgetNothing(new MasqueradeBox().open(players, Map.of("rounds", "10", "extras", "on")));
  }
}
