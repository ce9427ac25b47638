package ridotto.app;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import picocli.CommandLine;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Language;

/// The language somebody asked for on the command line.
final class Spoken {
  private static final String OPTION = "--lang";

  private Spoken() {}

  /// What a command was asked to speak, if it speaks at all; English otherwise.
  static Language asked(CommandLine command) {
    var option = command.getCommandSpec().findOption(OPTION);
    String tag = option == null ? null : option.getValue();
    return Arrays.stream(Language.values())
        .filter(known -> known.tag().equals(tag))
        .findFirst()
        .orElse(Language.ENGLISH);
  }

  /// Throws [Refused] with the languages there are.
  static Language in(String tag) {
    for (var known : Language.values()) {
      if (known.tag().equals(tag)) return known;
    }
    var known = Arrays.stream(Language.values()).map(Language::tag).collect(joining(", "));
    throw new Refused("lang", Refusal.of("one-of").and("value", tag).and("known", known));
  }
}
