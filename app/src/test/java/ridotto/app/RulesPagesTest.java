package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.kernel.Game;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;

/// The pages about the rules say the same in every language: each clause is there, each decision of
/// ours is marked where it stands, and each option, move and fact has its line.
class RulesPagesTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Pattern CLAUSE = Pattern.compile("(?m)^\\*\\*(?=[MQK]\\d+)");
  private static final Pattern NUMBER = Pattern.compile("[MQK]\\d+");
  private static final Pattern OURS =
      Pattern.compile("(?:^|\\*\\*)(?:[MQK]\\d+ )?(?:Rulings?|Décisions?|Decision[ei])\\b");
  private static final Pattern LINE = Pattern.compile("(?m)^\\| (`[^|]*)\\|");
  private static final Pattern WORD = Pattern.compile("`([a-z][a-z-]*)");
  private static final Pattern RECORD = Pattern.compile("(?s)```\n(ridotto record .*?)```");

  static Stream<List<String>> pages() {
    return Stream.of("mascarade", "masques", "masquerade")
        .flatMap(
            game ->
                Stream.of("fr", "it")
                    .map(each -> List.of("rules/" + game, "rules/" + each + "/" + game)));
  }

  static Stream<List<String>> allPages() {
    return Stream.concat(
        pages(), Stream.of("fr", "it").map(each -> List.of("record", each + "/record")));
  }

  private static String read(String page) throws IOException {
    return Files.readString(DOCS.resolve(page + ".md"));
  }

  /// Every clause, with a mark if something in it is a decision of ours.
  private static SortedSet<String> clauses(String page) throws IOException {
    return CLAUSE
        .splitAsStream(read(page))
        .skip(1)
        .map(
            clause -> {
              var number = NUMBER.matcher(clause);
              return (number.lookingAt() ? number.group() : "")
                  + (OURS.matcher(clause).find() ? " ours" : "");
            })
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /// The first words of what stands as code in the first column of a table.
  private static SortedSet<String> lines(String page) throws IOException {
    return LINE.matcher(read(page))
        .results()
        .flatMap(line -> WORD.matcher(line.group(1)).results())
        .map(word -> word.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void the_same_clauses_are_marked_as_ours(List<String> pages) throws IOException {
    assertThat(clauses(pages.getLast())).isEqualTo(clauses(pages.getFirst())).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void nobody_is_sent_to_english_for_an_option_a_move_or_a_fact(List<String> pages)
      throws IOException {
    assertThat(lines(pages.getLast())).isEqualTo(lines(pages.getFirst())).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("allPages")
  void records_on_a_page_hold(List<String> pages) throws IOException {
    for (var page : pages) {
      for (var found : RECORD.matcher(read(page)).results().toList()) {
        var transcript = RecordReader.read(found.group(1));
        hold(Main.SHELF.open(transcript), transcript);
      }
    }
  }

  private static <T extends Table<?>> void hold(Game<T> game, Transcript transcript) {
    new Replay<>(game, game.open(), transcript, (_, _) -> {}).run();
  }
}
