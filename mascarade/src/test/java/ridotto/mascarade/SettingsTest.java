package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;
import static ridotto.mascarade.Edition.FIRST;
import static ridotto.mascarade.Edition.SECOND;
import static ridotto.mascarade.Refusals.open;
import static ridotto.mascarade.Refusals.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import ridotto.kernel.Refusal;

/// What a table may set, and what is turned away: always with the field and a code.
class SettingsTest {
  @Test
  void nothing_set_is_the_book() {
    var setting = open(FIRST, 4).setting();

    assertThat(setting.opening()).isEqualTo(4);
    assertThat(setting.together()).isFalse();
    assertThat(setting.limit()).isEqualTo(Setting.NO_LIMIT);
    assertThat(setting.first()).isZero();
  }

  @Test
  void everything_may_be_set() {
    var setting =
        open(FIRST, 4, "opening", "0", "answers", "together", "limit", "50", "first", "lot")
            .setting();

    assertThat(setting.opening()).isZero();
    assertThat(setting.together()).isTrue();
    assertThat(setting.limit()).isEqualTo(50);
    assertThat(setting.lot()).isTrue();
    assertThat(open(FIRST, 4, "first", "3").setting().first()).isEqualTo(2);
    assertThat(open(FIRST, 4, "limit", "off").setting().limit()).isEqualTo(Setting.NO_LIMIT);
  }

  @ParameterizedTest
  @CsvSource({"FIRST,1,2,13", "FIRST,14,2,13", "SECOND,3,4,12", "SECOND,13,4,12", "FIRST,0,2,13"})
  void a_number_of_players_the_box_is_not_made_for(Edition edition, int n, int few, int most) {
    refused("players", edition, n)
        .containsExactly(Refusal.of("players-range").and("n", n).and("few", few).and("most", most));
  }

  @Test
  void a_setting_nobody_knows() {
    refused("stakes", FIRST, 4, "stakes", "high")
        .containsExactly(
            Refusal.of("unknown-setting")
                .and("known", "cast, print, centre, opening, answers, thirteen, limit, first"));
  }

  @Test
  void each_box_knows_only_its_own_sheet() {
    refused("side", FIRST, 4, "side", "B")
        .extracting(Refusal::code)
        .containsExactly("unknown-setting");
    refused("print", SECOND, 4, "print", "english")
        .extracting(Refusal::code)
        .containsExactly("unknown-setting");
  }

  @ParameterizedTest
  @CsvSource({
    "opening,100,0,99",
    "opening,-1,0,99",
    "opening,many,0,99",
    "opening,'',0,99",
    "centre,3,0,2",
  })
  void a_number_out_of_range(String name, String value, int least, int most) {
    refused(name, FIRST, 4, name, value)
        .containsExactly(
            Refusal.of("number-range").and("value", value).and("least", least).and("most", most));
  }

  @ParameterizedTest
  @CsvSource({
    "first,Adele,lot,4",
    "first,0,lot,4",
    "first,5,lot,4",
    "limit,0,off,1000000",
    "limit,1000001,off,1000000",
    "limit,never,off,1000000",
    "limit,99999999999,off,1000000",
    "limit,1.5,off,1000000",
    "limit,'',off,1000000",
  })
  void neither_a_number_nor_the_word_for_none(String name, String value, String word, int most) {
    refused(name, FIRST, 4, name, value)
        .containsExactly(
            Refusal.of("number-or-word")
                .and("value", value)
                .and("word", word)
                .and("least", 1)
                .and("most", most));
  }

  @Test
  void a_word_that_is_none_of_those_known() {
    refused("answers", FIRST, 4, "answers", "never")
        .containsExactly(
            Refusal.of("one-of").and("value", "never").and("known", "in-turn, together"));
    refused("print", FIRST, 7, "print", "german")
        .containsExactly(
            Refusal.of("one-of").and("value", "german").and("known", "french, english"));
    refused("side", SECOND, 7, "side", "C")
        .containsExactly(Refusal.of("one-of").and("value", "C").and("known", "A, B"));
  }

  @Test
  void a_cast_of_ones_own_leaves_the_sheet_nothing_to_choose() {
    refused("side", SECOND, 4, "side", "B", "cast", "Judge")
        .containsExactly(Refusal.of("cast-or").and("other", "side"));
    refused("print", FIRST, 4, "print", "english", "cast", "Judge")
        .containsExactly(Refusal.of("cast-or").and("other", "print"));
  }

  @Test
  void more_cards_in_the_centre_need_six_players_and_a_cast() {
    refused("centre", FIRST, 5, "centre", "1")
        .containsExactly(Refusal.of("centre-players").and("players", 5));
    refused("centre", FIRST, 6, "centre", "2")
        .containsExactly(Refusal.of("centre-cast").and("n", 8));
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void a_simulation_stops_after_a_thousand_turns(Edition edition) {
    assertThat(new MascaradeBox(edition).simulationLimit()).containsEntry("limit", "1000");
  }
}
