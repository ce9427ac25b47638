package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The names of every character in three languages, held against the tables of the rules page (M5).
class NamesTest {
  record Row(
      Edition edition, String english, String french, String italian, boolean money, int fewest) {}

  static List<Row> rows() throws IOException {
    var rows = new ArrayList<Row>();
    for (var line : Files.readAllLines(Path.of("../docs/rules/mascarade.md"))) {
      var cells = line.split("\\|", -1);
      if (cells.length != 8 || line.startsWith("|---") || line.startsWith("| English")) continue;
      boolean first = rows.size() < Wardrobe.FIRST.size();
      var fewest = cells[5].strip();
      rows.add(
          new Row(
              first ? Edition.FIRST : Edition.SECOND,
              cells[1].replace("(2)", "").strip(),
              cells[2].strip(),
              cells[3].strip(),
              cells[4].contains("yes"),
              fewest.isEmpty() ? 0 : Integer.parseInt(fewest)));
    }
    return rows;
  }

  @Test
  void both_boxes_are_in_the_tables() throws IOException {
    assertThat(rows()).hasSize(Wardrobe.FIRST.size() + Wardrobe.SECOND.size());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void a_character_is_named_paid_and_limited_as_the_page_says(Row row) {
    var costume =
        row.edition().wardrobe().stream()
            .filter(it -> it.name().equals(row.english()))
            .findFirst()
            .orElseThrow();

    assertThat(costume.french()).isEqualTo(row.french());
    assertThat(costume.italian()).isEqualTo(row.italian());
    assertThat(costume.fromBank()).isEqualTo(row.money());
    assertThat(costume.fewest()).isEqualTo(row.fewest());
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void every_name_is_found_whatever_its_capitals_and_none_means_two(Edition edition) {
    for (var costume : edition.wardrobe()) {
      for (var name : List.of(costume.name(), costume.french(), costume.italian())) {
        for (var said : List.of(name, name.toUpperCase(Locale.ROOT))) {
          assertThat(edition.wardrobe().stream().filter(it -> it.isCalled(said)))
              .containsExactly(costume);
        }
      }
    }
  }

  @Test
  void accents_may_be_left_out() {
    var evening =
        Evening.of(
            """
            game mascarade
            set cast juge, eveque, roi, reine, sorciere, tricheur
            seats Adele, Bruno, Cedric, David
            cards juge, Évêque, ROI, Regina
            centre strega, baro
            Adele: announce sorcière
            others: pass
            Adele: decline
            """);

    assertThat(evening.fact("cards")).isEqualTo("Judge Bishop King Queen");
  }
}
