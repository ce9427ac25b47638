package ridotto.app;

import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Language;
import ridotto.wire.Names;
import ridotto.wire.Words;

/// What was turned away, in one line: the field, and everything that is wrong with it.
final class Complaint {
  private Complaint() {}

  static String of(Refused refused, Language language) {
    return refused.field()
        + ": "
        + refused.reasons().stream()
            .map(reason -> of(reason, language))
            .collect(Collectors.joining(" "));
  }

  /// The sentence stands among the words of one of the games, or of all of them.
  private static String of(Refusal reason, Language language) {
    return Main.SHELF.boxes().stream()
        .map(box -> Words.of(box, language, "http"))
        .filter(words -> words.knows(reason))
        .findFirst()
        .map(words -> words.say(reason, Names.NUMBERS))
        .orElseThrow(() -> new IllegalStateException("no words for " + reason));
  }
}
