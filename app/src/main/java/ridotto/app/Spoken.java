package ridotto.app;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Language;

/// The language somebody asked for on the command line.
final class Spoken {
  private Spoken() {}

  /// Throws [Refused] with the languages there are.
  static Language in(String tag) {
    for (var known : Language.values()) {
      if (known.tag().equals(tag)) return known;
    }
    var known = Arrays.stream(Language.values()).map(Language::tag).collect(joining(", "));
    throw new Refused("lang", Refusal.of("one-of").and("value", tag).and("known", known));
  }
}
