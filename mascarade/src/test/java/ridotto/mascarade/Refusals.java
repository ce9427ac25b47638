package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.ListAssert;
import ridotto.kernel.Named;
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
        .extracting(Refusals::reasons, InstanceOfAssertFactories.list(Refusal.class));
  }

  /// With names instead of what they name, which reads better.
  private static List<Refusal> reasons(Refused refused) {
    return refused.reasons().stream()
        .map(
            reason -> {
              var with = new LinkedHashMap<>(reason.with());
              with.replaceAll((_, value) -> value instanceof Named named ? named.name() : value);
              return new Refusal(reason.code(), with);
            })
        .toList();
  }

  private static Map<String, String> map(String... settings) {
    var map = new TreeMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
    return map;
  }
}
