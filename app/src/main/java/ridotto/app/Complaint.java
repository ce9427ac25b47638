package ridotto.app;

import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Language;
import ridotto.wire.Names;
import ridotto.wire.Words;

/// What was turned away, in one line of English: the field, and everything that is wrong with it.
final class Complaint {
  private Complaint() {}

  static String of(Refused refused) {
    return refused.field()
        + ": "
        + refused.reasons().stream().map(Complaint::of).collect(Collectors.joining(" "));
  }

  /// The sentence stands among the words of one of the games, or of all of them.
  private static String of(Refusal reason) {
    return Main.SHELF.boxes().stream()
        .map(box -> Words.of(box, Language.ENGLISH, "http"))
        .filter(words -> words.knows(reason))
        .findFirst()
        .map(words -> words.say(reason, Names.NUMBERS))
        .orElseThrow(() -> new IllegalStateException("no words for " + reason));
  }
}
