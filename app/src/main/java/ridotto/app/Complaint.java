package ridotto.app;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Language;
import ridotto.wire.Names;
import ridotto.wire.Words;

/// What was turned away, in one line: the field, and everything that is wrong with it.
final class Complaint {
  private static final Pattern LINE = Pattern.compile("line (\\d+)(.*)");

  private Complaint() {}

  static String of(Refused refused, Language language) {
    return field(refused.field(), language)
        + ": "
        + refused.reasons().stream()
            .map(reason -> of(reason, language))
            .collect(Collectors.joining(" "));
  }

  /// A line of a record is called so in the language of the sentence; options have one name.
  private static String field(String field, Language language) {
    var line = LINE.matcher(field);
    if (!line.matches()) return field;
    return of(Refusal.of("at-line").and("n", line.group(1)), language) + line.group(2);
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
