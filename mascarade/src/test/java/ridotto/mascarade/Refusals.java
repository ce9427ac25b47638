package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ListAssert;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Opens tables, also ones that must be turned away.
final class Refusals {
  private Refusals() {}

  static Mascarade open(Edition edition, int players, String... settings) {
    return new MascaradeBox(edition).open(players, map(settings));
  }

  /// What is wrong, as code and parameters; the field must be this one.
  static ListAssert<Refusal> refused(
      String field, Edition edition, int players, String... settings) {
    return assertThatThrownBy(() -> open(edition, players, settings))
        .asInstanceOf(InstanceOfAssertFactories.type(Refused.class))
        .satisfies(
            refused -> {
              if (!refused.field().equals(field)) throw new AssertionError(refused);
            })
        .extracting(Refused::reasons, InstanceOfAssertFactories.list(Refusal.class));
  }

  private static Map<String, String> map(String... settings) {
    var map = new TreeMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
    return map;
  }
}
