package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.mascarade.MascaradeEnding;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.Place;
import ridotto.mascarade.deed.Deed;

/// The language files against each other, and against what the sources may want to say.
class WordFilesTest {
  private static final List<String> MODULES = List.of("kernel", "mascarade");
  private static final List<String> GAMES_AND_HOUSE =
      List.of("kernel", "mascarade", "masques", "masquerade", "bots", "server");
  private static final List<String> FILES =
      Stream.concat(GAMES_AND_HOUSE.stream(), Stream.of(WordFile.DOOR)).toList();

  static Stream<Arguments> translations() {
    return FILES.stream()
        .flatMap(
            module ->
                Stream.of(Language.FRENCH, Language.ITALIAN)
                    .map(language -> arguments(module, language)));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void every_language_has_the_same_messages_with_the_same_variables(
      String module, Language language) {
    var english = WordFile.of(module, Language.ENGLISH);
    var translated = WordFile.of(module, language);

    assertThat(translated.messages().keySet())
        .containsExactlyInAnyOrderElementsOf(english.messages().keySet());
    for (var id : english.messages().keySet()) {
      assertThat(translated.variables(id)).as(id).isEqualTo(english.variables(id));
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_name_has_the_same_forms(Language language) {
    var usual = WordFile.of("kernel", language).forms("name-other");
    var mascarade = WordFile.of("mascarade", language);

    assertThat(mascarade.messages().keySet().stream().filter(id -> id.startsWith("name-")))
        .isNotEmpty()
        .allSatisfy(id -> assertThat(mascarade.forms(id)).isEqualTo(usual));
  }

  @ParameterizedTest
  @EnumSource
  void every_record_and_every_ending_has_its_message(Language language) {
    var messages = new Messages(language, List.of("kernel", "mascarade"));
    var records =
        Stream.of(MascaradeEvent.class, MascaradeQuestion.class, MascaradeMove.class, Place.class)
            .flatMap(WordFilesTest::cases);
    var endings = Stream.of(MascaradeEnding.values()).map(ending -> "ending-" + ending.word());

    var deeds = cases(Deed.class).map(deed -> "deed-" + deed.getSimpleName());

    assertThat(Stream.concat(records.map(WordFilesTest::id), endings)).allMatch(messages::has);
    assertThat(deeds).allMatch(messages::has);
  }

  private static Stream<Class<?>> cases(Class<?> type) {
    if (!type.isSealed()) return Stream.of(type);
    return Stream.of(type.getPermittedSubclasses()).flatMap(WordFilesTest::cases);
  }

  private static String id(Class<?> type) {
    return RecordFamily.of(type).orElseThrow().word() + "-" + type.getSimpleName();
  }

  @Test
  void every_refusal_in_the_sources_has_its_message() {
    var shared = WordFile.of("kernel", Language.ENGLISH).messages().keySet();
    for (var module : GAMES_AND_HOUSE) {
      var own = WordFile.all(module, Language.ENGLISH).messages().keySet();
      assertThat(RefusalsInSources.of(module).keySet())
          .map(code -> "refusal-" + code)
          .as(module)
          .allMatch(id -> shared.contains(id) || own.contains(id));
    }
  }

  /// The door throws some codes by themselves; the house and its door speak as one, so no code may
  /// mean one thing here and another there.
  @ParameterizedTest
  @EnumSource
  void every_code_the_door_answers_with_has_words(Language language) {
    var codes = RefusalsInSources.of("server").keySet();
    assertThat(codes)
        .contains("wrong-origin", "too-many", "our-fault", "no-request", "no-method", "too-fast");
    var words = new ArrayList<>(WordFile.of(WordFile.DOOR, language).messages().keySet());
    words.addAll(WordFile.of("server", language).messages().keySet());
    words.addAll(WordFile.of("kernel", language).messages().keySet());
    assertThat(words).doesNotHaveDuplicates();
    assertThat(codes).map(code -> "refusal-" + code).allMatch(words::contains);
  }

  /// The command line and what it calls turn things away too, and borrow the kernel's file for it.
  @Test
  void no_message_is_for_a_refusal_that_nobody_gives() {
    var sources = RefusalsInSources.text("kernel", "mascarade", "bots", "lab", "app");
    for (var module : MODULES) {
      assertThat(WordFile.of(module, Language.ENGLISH).messages().keySet())
          .filteredOn(id -> id.startsWith("refusal-"))
          .allMatch(id -> sources.contains(id.replaceFirst("refusal-", "\"") + '"'));
    }
  }

  @Test
  void a_message_wants_no_parameter_that_its_refusal_does_not_have() {
    var refusals = new TreeMap<>(RefusalsInSources.of("mascarade"));
    refusals.putAll(RefusalsInSources.of("kernel"));
    refusals.values().removeIf(parameters -> parameters.isEmpty());
    assertThat(refusals).hasSizeGreaterThan(30);

    for (var module : MODULES) {
      var file = WordFile.of(module, Language.ENGLISH);
      refusals.forEach(
          (code, parameters) ->
              assertThat(parameters).as(code).containsAll(file.variables("refusal-" + code)));
    }
  }

  /// A line must not break before these, nor a guillemet stand alone.
  @Test
  void french_spaces_do_not_break() {
    for (var module : FILES) {
      assertThat(WordFile.lines(module, Language.FRENCH))
          .noneMatch(line -> line.matches(".* [:;?!»].*|.*« .*"));
    }
  }
}
