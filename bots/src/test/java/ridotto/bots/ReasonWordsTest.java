package ridotto.bots;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.mascarade.EveryReason;
import ridotto.bots.masques.SearchReasons;

/// Every reason a bot gives can be said, in every language, with the figures it brings.
class ReasonWordsTest {
  private static final Pattern MESSAGE = Pattern.compile("(?m)^reason-([a-z-]+) = (.*)$");
  private static final Pattern VARIABLE = Pattern.compile("\\$([A-Za-z]+)");

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "it"})
  void every_reason_has_words(String language) throws IOException {
    var words = messages(language);
    var given = new HashSet<>(EveryReason.given());
    given.add(Reason.of("whim"));
    given.add(Steady.LOST);
    given.addAll(SearchReasons.given());

    assertThat(words.keySet()).isEqualTo(messages("en").keySet());
    for (var reason : given) {
      assertThat(words).containsKey(reason.code());
      assertThat(reason.with().keySet()).containsAll(words.get(reason.code()));
    }
    assertThat(given.stream().map(Reason::code)).containsAll(words.keySet());
  }

  /// The variables of each message.
  private static Map<String, Set<String>> messages(String language) throws IOException {
    try (var file = ReasonWordsTest.class.getResourceAsStream("/words/bots." + language + ".ftl")) {
      assertThat(file).isNotNull();
      var messages = new TreeMap<String, Set<String>>();
      var message = MESSAGE.matcher(new String(file.readAllBytes(), UTF_8));
      while (message.find()) {
        var variables = new TreeSet<String>();
        VARIABLE.matcher(message.group(2)).results().forEach(v -> variables.add(v.group(1)));
        messages.put(message.group(1), variables);
      }
      return messages;
    }
  }
}
