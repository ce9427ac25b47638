package ridotto.masques;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Copies;

class CopyTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void a_copy_has_every_field_of_the_palace(int players) {
    Copies.forgetNothing(new MasquesBox().open(players, Map.of("dances", "3")));
  }
}
