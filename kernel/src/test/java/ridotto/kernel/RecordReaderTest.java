package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Transcript.Line;

class RecordReaderTest {
  private static final String HEADING = "ridotto record 1\ngame cake\nseats Ada, Bo\n";

  @Test
  void a_record_is_read_line_by_line() {
    var transcript =
        RecordReader.read(
            """
            ridotto record 1
            game cake
            set icing yes  # and cherries
            seats Ada, Bo

            # the position
            slices 5
            sitting Bo Ada
            Ada: take 1
            house: cut 4
            others: cheer
            refused: Bo: take 9
            refused too-greedy: Bo: take 2
            """);

    assertThat(transcript.game()).isEqualTo("cake");
    assertThat(transcript.settings()).isEqualTo(Map.of("icing", "yes"));
    assertThat(transcript.seats()).containsExactly("Ada", "Bo");
    assertThat(transcript.headings()).isEqualTo(Map.of("game", 2, "icing", 3, "seats", 4));
    assertThat(transcript.lines())
        .containsExactly(
            new Line.Stated(7, "slices", List.of("5")),
            new Line.Stated(8, "sitting", List.of("Bo", "Ada")),
            new Line.Moved(9, "Ada", "take 1"),
            new Line.Moved(10, "house", "cut 4"),
            new Line.Moved(11, "others", "cheer"),
            new Line.Refused(12, "", "Bo", "take 9"),
            new Line.Refused(13, "too-greedy", "Bo", "take 2"));
  }

  @Test
  void a_deal_is_a_move_of_the_house_for_every_card() {
    assertThat(RecordReader.read(HEADING + "deal King, Queen").lines())
        .containsExactly(
            new Line.Moved(4, "house", "deal King"), new Line.Moved(4, "house", "deal Queen"));
  }

  @Test
  void a_hash_begins_a_comment_only_after_a_blank() {
    assertThat(RecordReader.read(HEADING + "note a#1 #2 b").lines())
        .containsExactly(new Line.Stated(4, "note", List.of("a#1")));
  }

  @Test
  void tabs_and_hard_spaces_are_blanks() {
    var record =
        "ridotto record 1\ngame\tcake\nseats\u00a0Ada, Bo\n\u00a0\n\t\nslices\t5\u00a0# five";

    assertThat(RecordReader.read(record).lines())
        .containsExactly(new Line.Stated(6, "slices", List.of("5")));
  }

  @Test
  void what_comes_before_the_first_line_may_be_blank_or_a_comment() {
    assertThat(RecordReader.read("\n# a cake\n" + HEADING).headings()).containsEntry("seats", 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# only a comment"})
  void nothing_is_no_record(String text) {
    assertThatThrownBy(() -> RecordReader.read(text)).hasMessage("record: empty-record");
  }

  @Test
  void the_first_line_says_that_it_is_a_record() {
    assertThatThrownBy(() -> RecordReader.read("# hello\ngame cake"))
        .hasMessage("line 2: not-a-record{expected=ridotto record 3}");
  }

  @Test
  void the_first_line_says_by_which_rules_it_was_played() {
    for (int version = Version.FIRST; version <= Version.LATEST; version++) {
      var transcript =
          RecordReader.read("ridotto record " + version + "\ngame cake\nseats Ada, Bo");

      assertThat(transcript.version()).isEqualTo(version);
      assertThat(transcript.settings()).isEmpty();
      assertThat(transcript.played()).isEqualTo(Map.of("rules", "" + version));
    }
    assertThatThrownBy(() -> RecordReader.read("ridotto record 4\ngame cake"))
        .hasMessage("line 1: not-a-record{expected=ridotto record 3}");
  }

  @Test
  void a_record_names_its_game_and_who_sits_there() {
    assertThatThrownBy(() -> RecordReader.read("ridotto record 1\nseats Ada"))
        .hasMessage("record: no-game-line");
    assertThatThrownBy(() -> RecordReader.read("ridotto record 1\ngame cake"))
        .hasMessage("record: no-seats-line");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "slices                  | line 4: no-value{word=slices}",
        "set icing               | line 4: no-value{word=set icing}",
        "game bread              | line 4: stated-twice{fact=game}",
        "seats Cy                | line 4: stated-twice{fact=seats}",
        "refused: take 1         | line 4: refused-form{expected=refused: NAME: MOVE}",
        "refused x-y: take 1     | line 4: refused-form{expected=refused: NAME: MOVE}",
      })
  void a_line_that_cannot_be_read(String line, String complaint) {
    assertThatThrownBy(() -> RecordReader.read(HEADING + line)).hasMessage(complaint);
  }

  @Test
  void a_setting_is_said_once_and_before_everything_else() {
    assertThatThrownBy(() -> RecordReader.read(HEADING + "set icing no\nset icing yes"))
        .hasMessage("line 5: stated-twice{fact=icing}");
    assertThatThrownBy(() -> RecordReader.read(HEADING + "slices 5\nset icing yes"))
        .hasMessage("line 5: heading-late{word=icing}");
    assertThatThrownBy(() -> RecordReader.read(HEADING + "Ada: toast\ngame cake"))
        .hasMessage("line 5: heading-late{word=game}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ada, ada          | line 3: name-twice{name=ada}",
        "Ada, Bo Peep      | line 3: bad-name{name=Bo Peep}",
        "Ada, B.o          | line 3: bad-name{name=B.o}",
        "Ada, @2           | line 3: bad-name{name=@2}",
        "Ada, House        | line 3: name-is-a-word{name=House}",
        "Ada, others       | line 3: name-is-a-word{name=others}",
        "Ada, refused      | line 3: name-is-a-word{name=refused}",
      })
  void a_name_nobody_may_have(String seats, String complaint) {
    assertThatThrownBy(() -> RecordReader.read("ridotto record 1\ngame cake\nseats " + seats))
        .hasMessage(complaint);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Élodie", "Jean-Luc", "O'Neill", "d’Artagnan", "P1", "李", "x_y"})
  void names_people_have(String name) {
    assertThat(RecordReader.read("ridotto record 1\ngame cake\nseats Bo, " + name).seats())
        .containsExactly("Bo", name);
  }

  private static final String PROOF =
      """
      fair commitment %s
      fair secret %s
      fair contribution Ann %s
      fair contribution Bo %s
      fair round 12
      """
          .formatted("ab".repeat(32), "cd".repeat(32), "0e".repeat(16), "0f".repeat(16));

  private static Optional<List<String>> bots(String line) {
    return RecordReader.read(fair(PROOF + line)).fair().orElseThrow().bots();
  }

  private static String fair(String proof) {
    return "ridotto record 1\ngame cake\nseats Ann, Bo\n" + proof;
  }

  @Test
  void what_proves_the_shuffles_is_read_whole() {
    var contributions = Map.of("Ann", "0e".repeat(16), "Bo", "0f".repeat(16));

    assertThat(RecordReader.read(fair(PROOF)).fair())
        .contains(new Fair("ab".repeat(32), "cd".repeat(32), contributions, Optional.empty(), 12));
    assertThat(bots("fair bots Bo")).contains(List.of("Bo"));
    assertThat(bots("fair bots Ann, Bo")).contains(List.of("Ann", "Bo"));
    assertThat(bots("fair bots nobody")).contains(List.of());
    assertThat(RecordReader.read(fair("")).fair()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void a_proof_without_one_of_its_lines_is_none(int line) {
    var lines = new ArrayList<>(PROOF.lines().toList());
    lines.remove(line);

    assertThatThrownBy(() -> RecordReader.read(fair(String.join("\n", lines))))
        .hasMessageContaining("fair-incomplete");
  }

  @Test
  void a_proof_says_each_thing_once() {
    assertThatThrownBy(() -> bots("fair bots Cy")).hasMessageContaining("fair-incomplete");
    assertThatThrownBy(() -> RecordReader.read(fair(PROOF + "fair round 13")))
        .hasMessageContaining("stated-twice{fact=fair round}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fair secret abc",
        "fair secret",
        "fair round 0",
        "fair round 1 2",
        "fair contribution Ann abc",
        "fair contribution abcdefabcdefabcdefabcdefabcdefab",
        "fair wind 7",
        "fair bots",
      })
  void a_proof_of_another_form_is_turned_away(String line) {
    assertThatThrownBy(() -> RecordReader.read(fair(line))).hasMessageContaining("fair-form");
  }

  @Test
  void some_words_are_nobodys_name() {
    assertThat(RecordReader.isName("Ann")).isTrue();
    assertThat(RecordReader.isName("House")).isFalse();
    assertThat(RecordReader.isName("Ann Bo")).isFalse();
  }

  @Test
  void values_are_separated_by_commas_or_else_by_blanks() {
    assertThat(Transcript.values("a b  c")).containsExactly("a", "b", "c");
    assertThat(Transcript.values("a b, c,, d ")).containsExactly("a b", "c", "d");
    assertThat(Transcript.values(" , ")).isEmpty();
  }
}
