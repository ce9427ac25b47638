package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;
import static ridotto.mascarade.Edition.FIRST;
import static ridotto.mascarade.Edition.SECOND;
import static ridotto.mascarade.Refusals.open;
import static ridotto.mascarade.Refusals.refused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.kernel.Refusal;

/// The printed casts, held against the tables of the rules page, and what M6 refuses.
class CastTest {
  record MascaradeContents(
      Edition edition, int players, String option, String value, String cast) {}

  /// Every cast in the tables of M3 and M4.
  static List<MascaradeContents> printed() throws IOException {
    var printed = new ArrayList<MascaradeContents>();
    for (var line : Files.readAllLines(Path.of("../docs/rules/mascarade.md"))) {
      if (!line.matches("\\| \\d.*")) continue;
      var cells = line.substring(2, line.length() - 2).split(" \\| ", -1);
      int players = Integer.parseInt(cells[0].replaceAll("\\D", ""));
      if (cells.length == 3) {
        printed.add(new MascaradeContents(SECOND, players, "side", "A", cells[1]));
        printed.add(new MascaradeContents(SECOND, players, "side", "B", cells[2]));
      } else {
        var print = cells[0].contains("English") ? "english" : "french";
        printed.add(new MascaradeContents(FIRST, players, "print", print, cells[1]));
      }
    }
    return printed;
  }

  @Test
  void both_tables_are_complete() throws IOException {
    assertThat(printed()).hasSize(13 + 18);
  }

  @ParameterizedTest
  @MethodSource("printed")
  void a_printed_cast_is_dealt(MascaradeContents printed) {
    var setting =
        open(printed.edition(), printed.players(), printed.option(), printed.value()).setting();

    assertThat(names(setting)).containsExactlyInAnyOrderElementsOf(cards(printed.cast()));
    assertThat(names(setting)).hasSize(Math.max(6, printed.players()));
    assertThat(setting.layout().cards()).isEqualTo(Math.max(6, printed.players()));
  }

  @ParameterizedTest
  @MethodSource("printed")
  void a_printed_cast_may_also_be_written_out(MascaradeContents printed) {
    var setting = open(printed.edition(), printed.players(), "cast", printed.cast()).setting();

    assertThat(names(setting)).containsExactlyInAnyOrderElementsOf(cards(printed.cast()));
  }

  private static List<String> names(Setting setting) {
    var names = new ArrayList<String>();
    for (var mask : setting.cast()) {
      for (int i = 0; i < setting.copies(mask.number()); i++) names.add(mask.name());
    }
    return names;
  }

  private static List<String> cards(String cast) {
    var cards = new ArrayList<String>();
    for (var name : cast.split(", ", -1)) {
      cards.add(name.replace(" x2", ""));
      if (name.endsWith(" x2")) cards.add(name.replace(" x2", ""));
    }
    return cards;
  }

  @Test
  void seven_play_with_the_spy_of_the_french_table_unless_the_english_print_is_set() {
    assertThat(names(open(FIRST, 7).setting())).contains("Spy").doesNotContain("Fool");
    assertThat(names(open(FIRST, 7, "print", "english").setting()))
        .contains("Fool")
        .doesNotContain("Spy");
  }

  @Test
  void the_second_edition_begins_with_side_a() {
    assertThat(names(open(SECOND, 4).setting())).contains("Swindler");
  }

  @Test
  void two_have_three_cards_each_three_have_two_four_and_five_leave_some_in_the_centre() {
    assertThat(open(FIRST, 2).setting().layout()).matches(it -> it.each() == 3 && it.centre() == 0);
    assertThat(open(FIRST, 3).setting().layout()).matches(it -> it.each() == 2 && it.centre() == 0);
    assertThat(open(FIRST, 4).setting().layout()).matches(it -> it.each() == 1 && it.centre() == 2);
    assertThat(open(FIRST, 5).setting().layout()).matches(it -> it.each() == 1 && it.centre() == 1);
    assertThat(open(FIRST, 6).setting().layout()).matches(it -> it.each() == 1 && it.centre() == 0);
  }

  @Test
  void more_cards_may_lie_in_the_centre_with_six_players() {
    var cast = "Judge, Bishop, King, Queen, Fool, Cheat, Spy, Thief";

    assertThat(open(FIRST, 6, "centre", "2", "cast", cast).setting().layout().centre())
        .isEqualTo(2);
  }

  @Test
  void a_cast_without_the_judge_is_refused() {
    refused("cast", FIRST, 4, "cast", "Bishop, King, Queen, Thief, Cheat, Spy")
        .containsExactly(Refusal.of("cast-judge"));
  }

  @Test
  void a_cast_with_too_little_money_is_refused() {
    refused("cast", FIRST, 4, "cast", "Judge, Bishop, King, Thief, Cheat, Spy")
        .containsExactly(Refusal.of("cast-third").and("money", 1L).and("n", 6));
  }

  @Test
  void a_third_is_enough() {
    assertThat(open(FIRST, 4, "cast", "Judge, Bishop, King, Queen, Cheat, Spy")).isNotNull();
    assertThat(open(SECOND, 6, "cast", "Judge, Swindler, Patron, Princess, Cheat, Spy"))
        .isNotNull();
  }

  @Test
  void one_peasant_alone_is_refused() {
    refused("cast", FIRST, 8, "cast", "Judge, Bishop, King, Queen, Fool, Cheat, Spy, Peasant")
        .containsExactly(Refusal.of("cast-both").and("name", "Peasant"));
  }

  @Test
  void three_peasants_and_two_kings_are_refused() {
    refused("cast", FIRST, 8, "cast", "Judge, King x2, Queen, Fool, Peasant x3")
        .containsExactly(
            Refusal.of("cast-copies").and("name", "King").and("n", 2L).and("most", 1),
            Refusal.of("cast-copies").and("name", "Peasant").and("n", 3L).and("most", 2));
  }

  @Test
  void characters_that_need_more_players_are_refused() {
    refused("cast", FIRST, 7, "cast", "Judge, King, Queen, Fool, Inquisitor, Peasant x2")
        .containsExactly(
            Refusal.of("cast-fewest").and("name", "Inquisitor").and("few", 8).and("players", 7),
            Refusal.of("cast-fewest").and("name", "Peasant").and("few", 8).and("players", 7));
    refused("cast", SECOND, 5, "cast", "Judge, King, Empress, Puppeteer, Princess, Guru")
        .containsExactly(
            Refusal.of("cast-fewest").and("name", "Guru").and("few", 8).and("players", 5),
            Refusal.of("cast-fewest").and("name", "Princess").and("few", 6).and("players", 5),
            Refusal.of("cast-fewest").and("name", "Puppeteer").and("few", 6).and("players", 5));
  }

  @Test
  void a_cast_of_the_wrong_size_is_refused() {
    refused("cast", FIRST, 5, "cast", "Judge, Bishop, King, Queen, Witch")
        .containsExactly(Refusal.of("cast-size").and("n", 5).and("needed", 6));
    refused("cast", FIRST, 6, "centre", "1", "cast", "Judge, Bishop, King, Queen, Witch, Cheat")
        .containsExactly(Refusal.of("cast-size").and("n", 6).and("needed", 7));
  }

  @Test
  void names_nobody_knows_and_names_of_the_other_edition_are_refused_together() {
    refused("cast", FIRST, 4, "cast", "Judge, King, Queen, Duke, Empress, Sciamana")
        .containsExactly(
            Refusal.of("cast-unknown").and("name", "Duke"),
            Refusal.of("cast-other-edition").and("name", "Empress"),
            Refusal.of("cast-other-edition").and("name", "Sciamana"));
  }

  @Test
  void every_broken_clause_is_named_in_one_refusal() {
    refused("cast", FIRST, 4, "cast", "Bishop, Thief x2, Spy, Inquisitor, Peasant, Cheat")
        .containsExactly(
            Refusal.of("cast-size").and("n", 7).and("needed", 6),
            Refusal.of("cast-judge"),
            Refusal.of("cast-third").and("money", 1L).and("n", 7),
            Refusal.of("cast-fewest").and("name", "Inquisitor").and("few", 8).and("players", 4),
            Refusal.of("cast-both").and("name", "Peasant"),
            Refusal.of("cast-fewest").and("name", "Peasant").and("few", 8).and("players", 4),
            Refusal.of("cast-copies").and("name", "Thief").and("n", 2L).and("most", 1));
  }

  @Test
  void two_and_three_players_have_no_choice() {
    refused("cast", FIRST, 3, "cast", "Judge, Bishop, King, Queen, Thief, Cheat")
        .containsExactly(Refusal.of("cast-fixed").and("players", 3));
    refused("cast", FIRST, 2, "cast", "Judge, King")
        .contains(Refusal.of("cast-fixed").and("players", 2));
  }

  @Test
  void the_printed_casts_need_no_third_of_money() {
    refused(
            "cast",
            SECOND,
            10,
            "cast",
            "Swindler, Judge, Beggar, Witch, Widow, Cheat, Spy, Thief," + " Guru, Patron")
        .containsExactly(Refusal.of("cast-third").and("money", 2L).and("n", 10));
    assertThat(open(SECOND, 8, "side", "A")).isNotNull();
  }
}
