package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Named;

/// Whatever can happen, be asked, be said or be refused has its words in all three languages.
class WordsTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "ridotto", "masques");
  private static final Pattern CODE = Pattern.compile("(?:Refusal\\.of|\\bno)\\(\"([a-z-]+)\"");

  @ParameterizedTest
  @ValueSource(strings = {"en", "fr", "it"})
  void every_word_is_there(String language) throws IOException {
    var words = Files.readString(Path.of("src/main/resources/words/masques." + language + ".ftl"));
    var kernel =
        Files.readString(Path.of("../kernel/src/main/resources/words/kernel." + language + ".ftl"));

    assertThat(messages()).allSatisfy(id -> assertThat(words + kernel).contains("\n" + id + " ="));
  }

  private static List<String> messages() throws IOException {
    var messages = new ArrayList<String>();
    cases(MasquesEvent.class).forEach(name -> messages.add("event-" + name));
    cases(MasquesQuestion.class).forEach(name -> messages.add("question-" + name));
    cases(MasquesMove.class).forEach(name -> messages.add("move-" + name));
    for (var ending : MasquesEnding.values()) messages.add("ending-" + ending.word());
    Stream.of(Family.ALL, Faction.ALL, plots(), Piles.ALL)
        .<Named>flatMap(List::stream)
        .forEach(named -> messages.add("name-" + named.name()));
    try (var files = Files.list(SOURCES)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var codes = CODE.matcher(Files.readString(file));
        while (codes.find()) messages.add("refusal-" + codes.group(1));
      }
    }
    return messages;
  }

  /// With every value a table can set (Q2).
  private static List<Plot> plots() {
    return Family.ALL.stream()
        .flatMap(
            family ->
                IntStream.rangeClosed(1, Values.MOST)
                    .mapToObj(value -> new Plot(family.number(), family, value)))
        .toList();
  }

  private static Stream<String> cases(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(WordsTest::cases)
        : Stream.of(type.getSimpleName());
  }
}
