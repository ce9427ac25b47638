package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTest {
  private static final String HEADING = "ridotto record 1\ngame cake\nseats Ada, Bo, Cy\n";

  private static Cake.Plate play(String lines) {
    return replay(HEADING + lines, new ArrayList<>());
  }

  private static Cake.Plate replay(String record, List<String> played) {
    var transcript = RecordReader.read(record);
    var game = new Cake(transcript.seats().size());
    var replay =
        new Replay<>(game, game.open(), transcript, (seat, move) -> played.add(seat + " " + move));
    replay.run();
    return replay.table();
  }

  @Test
  void a_game_is_played_from_the_beginning() {
    var table = play("house: cut 4\nAda: take 2\nBo: eat 1\nslices 1\nCy: take 1");

    assertThat(table.over()).isTrue();
    assertThat(table.outcome()).isEqualTo(new Outcome(Cake.Finale.CRUMBS, List.of(Player.of(2))));
  }

  @Test
  void a_stated_position_is_laid_before_the_first_move() {
    var table = play("slices 2\nturn Bo\nBo: take 1\nslices 1\nturn Cy\neaten 0, 1, 0");

    assertThat(table.turns()).isEqualTo(1);
  }

  @Test
  void a_position_alone_is_laid_too() {
    assertThat(play("slices 2\nturn Cy").asked()).isEqualTo(2);
  }

  @Test
  void a_question_mark_leaves_a_value_open() {
    play("house: cut 4\nAda: take 2\neaten 2, ?, ?\nslices ?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "slices 3        | line 6: does-not-hold{fact=slices, must=3, is=2}",
        "eaten 2, 0, 1   | line 6: does-not-hold{fact=eaten, must=2, 0, 1, is=2, 0, 0}",
        "eaten 2, 0      | line 6: does-not-hold{fact=eaten, must=2, 0, is=2, 0, 0}",
        "turn Ada        | line 6: does-not-hold{fact=turn, must=Ada, is=Bo}",
        "crumbs 3        | line 6: unknown-fact{fact=crumbs, known=slices, eaten, turn, sitting}",
      })
  void a_check_that_does_not_hold(String check, String complaint) {
    assertThatThrownBy(() -> play("house: cut 4\nAda: take 2\n" + check)).hasMessage(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Zoe: take 1     | line 5: unknown-name{name=Zoe, known=Ada, Bo, Cy}",
        "Bo: take 1      | line 5: not-asked{awaited=[Ada]}",
        "house: cut 4    | line 5: not-asked{awaited=[Ada]}",
        "Ada: cheer      | line 5: another-question",
        "@9: take 1      | line 5: unknown-name{name=@9, known=Ada, Bo, Cy}",
        "Bo: tke 1       | line 5: no-such-move{move=tke 1, options=-}",
      })
  void a_move_that_cannot_be_played(String move, String complaint) {
    assertThatThrownBy(() -> play("house: cut 4\n" + move)).hasMessage(complaint);
  }

  @Test
  void nobody_moves_before_the_house() {
    assertThatThrownBy(() -> play("Ada: take 1")).hasMessage("line 4: house-moves");
  }

  @Test
  void a_move_nobody_knows_is_answered_with_those_there_are() {
    assertThatThrownBy(() -> play("slices 1\nAda: tke 1"))
        .hasMessage(
            "line 5: no-such-move{move=tke 1, options=take 1 | sit Bo | sit Cy | sniff jar.1 |"
                + " sniff jar.2 | toast}");
  }

  @Test
  void nothing_is_played_after_the_end() {
    assertThatThrownBy(() -> play("slices 1\nAda: take 1\nBo: take 1"))
        .hasMessage("line 6: game-over");
    assertThatThrownBy(() -> play("slices 1\nAda: take 1\nothers: take 1"))
        .hasMessage("line 6: game-over");
    play("slices 1\nAda: take 1\nrefused game-over: Bo: take 1");
  }

  @Test
  void what_must_be_refused_is_held_to_its_reason() {
    play("slices 1\nrefused: Ada: take 2\nrefused too-greedy: Ada: take 2");
    play("slices 1\nrefused no-such-move: Ada: bake 2\nrefused not-asked: Bo: take 1");
    assertThatThrownBy(() -> play("slices 1\nrefused: Ada: take 1"))
        .hasMessage("line 5: not-refused{move=take 1}");
    assertThatThrownBy(() -> play("slices 1\nrefused not-asked: Ada: take 2"))
        .hasMessage("line 5: refused-otherwise{must=not-asked, is=too-greedy}");
    assertThatThrownBy(() -> play("slices 1\nrefused: Zoe: take 2"))
        .hasMessage("line 5: unknown-name{name=Zoe, known=Ada, Bo, Cy}");
  }

  @Test
  void a_typing_error_in_what_must_be_refused_is_wrong_from_version_2_on() {
    play("slices 1\nrefused: Ada: bake 2");

    var second = HEADING.replace("record 1", "record 2");
    assertThatThrownBy(() -> replay(second + "slices 1\nrefused: Ada: bake 2", new ArrayList<>()))
        .hasMessageStartingWith("line 5: no-such-move{move=bake 2");
    replay(second + "slices 1\nrefused no-such-move: Ada: bake 2", new ArrayList<>());
  }

  @Test
  void others_are_all_who_are_asked_the_same() {
    var played = new ArrayList<String>();
    replay(HEADING + "slices 4\nturn Bo\nBo: toast\nCy: mumble\nothers: cheer", played);

    assertThat(played).extracting(text -> text.substring(0, 1)).containsExactly("1", "2", "0");
  }

  @Test
  void others_play_once_each_even_if_the_question_comes_round_again() {
    var played = new ArrayList<String>();
    replay(HEADING + "slices 4\nothers: sniff jar.1\nturn Ada", played);

    assertThat(played).hasSize(3);
  }

  @Test
  void a_name_means_the_chair_its_owner_sits_in_now() {
    play(
        """
        slices 4
        Ada: sit Cy
        sitting Cy, Bo, Ada
        Bo: sit Ada
        sitting Cy, Ada, Bo
        turn Bo
        Bo: take 1
        eaten 0, 0, 1
        """);
  }

  @Test
  void a_chair_may_be_named_by_its_number() {
    play("slices 4\nturn @2\n@2: sit @1\nsitting Bo, Ada, Cy\nrefused not-asked: @1: take 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Take", "eat", "toast", "jar", "prendre", "Mumble"})
  void nobody_is_called_by_a_word_of_the_game(String name) {
    assertThatThrownBy(
            () -> replay("ridotto record 1\ngame cake\nseats Ada, " + name, new ArrayList<>()))
        .hasMessage("line 3, seats: name-is-a-word{name=" + name + "}");
  }

  @Test
  void a_fact_is_stated_once_and_known() {
    assertThatThrownBy(() -> play("slices 4\nslices 5"))
        .hasMessage("line 5: stated-twice{fact=slices}");
    assertThatThrownBy(() -> play("crumbs 4"))
        .hasMessage("line 4: unknown-fact{fact=crumbs, known=slices, eaten, turn, sitting}");
  }

  @Test
  void a_wrong_fact_is_blamed_on_its_own_line() {
    assertThatThrownBy(() -> play("slices 9\nturn Bo\nBo: take 1"))
        .hasMessage("line 4, slices: number-range{value=9, least=1, most=6}");
    assertThatThrownBy(() -> play("slices 4\nturn Zoe"))
        .hasMessage("line 5, turn: not-at-table{name=Zoe}");
    assertThatThrownBy(() -> play("slices 4\neaten 1, 1, 1\nturn Bo"))
        .hasMessage("line 5, eaten: only-checked");
  }

  @Test
  void words_in_other_languages_mean_the_same() {
    play("slices 4\nada: PRENDRE 1\nslices 3");
  }
}
