package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.table.Command;
import ridotto.server.table.Message;

/// Names and words that nobody is deceived by.
class NamesTest {
  @TempDir private Path data = Path.of("");
  private Evening evening;
  private String id = "";

  @BeforeEach
  void opens() {
    evening = new Evening(data);
    id = evening.table("Ada", "masques", 4, Map.of());
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  private Message sit(int chair, String name) {
    return evening.ask(id, "guest " + chair, new Command.Sit(chair, name, part(chair)));
  }

  private static String part(int chair) {
    return Evening.contribution(chair);
  }

  private String refused(int chair, String name) {
    return evening.refused(id, "guest " + chair, new Command.Sit(chair, name, part(chair)));
  }

  @ParameterizedTest
  @CsvSource({
    "Aca, \u0410\u0441\u0430",
    "Paola, P\u1d00ola",
    "Paolo, PAOLO",
    "Paolo, \uff30aolo",
    "Paolo, Pao1o",
    "Ian, lan",
    "Ian, 1an",
    "Marn, Mam",
    "Walt, VValt",
    "O'Neil, O\u2019Neil",
    "Anna Maria, Anna-Maria",
    "Ren\u00e9, Rene\u0301"
  })
  void nobody_looks_like_another(String seated, String twin) {
    assertThat(sit(1, seated)).isInstanceOf(Message.Done.class);
    assertThat(refused(2, twin)).isEqualTo("name-taken");
  }

  @ParameterizedTest
  @CsvSource({"Ian, Lan", "Ren\u00e9, Rene", "Anna, Hanna", "Paolo, Paola", "Ann 1, Ann 2"})
  void who_is_called_otherwise_sits_down(String seated, String other) {
    assertThat(sit(1, seated)).isInstanceOf(Message.Done.class);
    assertThat(sit(2, other)).isInstanceOf(Message.Done.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A\u3164da",
        "\u3164",
        "A\u200bda",
        "A\u202eda",
        "A\ufe0fda",
        "A\u0336\u0337\u0338da",
        "A\u115fda",
        "A\u00adda",
        "A\u0488da",
        "P\u0430olo",
        "Ad\u03b1",
        "T\u0ed0m",
        "A\u0661",
        "A\u0966",
        "\u0661\u06f1",
        "\u13aa\u13a0\u13aa",
        "\ua4eeda",
        "\ud808\udc31\ud808\udc31",
        "\ufdfa\ufdfa",
        "\ud83d\ude00"
      })
  void a_name_has_nothing_that_is_not_seen_and_no_heaps_of_accents(String name) {
    assertThat(refused(1, name)).isEqualTo("name-form");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zo\u00eb",
        "\u041d\u0438\u043d\u0430",
        "\u674e\u96f7",
        "\u0e19\u0e49\u0e33",
        "\u5c71\u3086\u304d",
        "\u0645\u0631\u064a\u0645",
        "\u0645\u0631\u064a\u0645 \u0662",
        "Ada 2",
        "M\u00fcller"
      })
  void names_of_all_the_world_are_good(String name) {
    assertThat(sit(1, name)).isInstanceOf(Message.Done.class);
    assertThat(evening.room(id).chairs().getFirst().name()).contains(name);
  }

  @Test
  void a_name_is_composed() {
    assertThat(sit(1, "Zoe\u0308")).isInstanceOf(Message.Done.class);
    assertThat(evening.room(id).chairs().getFirst().name()).contains("Zo\u00eb");
  }

  @ParameterizedTest
  @CsvSource({
    "Ada A\u3164da, name-form",
    "Ada \u0410da, name-form",
    "Aca \u0410\u0441\u0430, name-taken"
  })
  void a_game_from_elsewhere_brings_no_other_names(String seats, String code) {
    var record = "ridotto record 3\ngame masques\nseats " + seats + "\n";
    assertThatThrownBy(() -> evening.house().importRecord(evening.guest("Zoe"), record))
        .hasMessageContaining(code);
  }

  @ParameterizedTest
  @CsvSource({
    "'Duke = King 4, \u041aing, Queen, Bishop', letters-deceive",
    "'Du\u200bke = King 4, King, Queen, Bishop', letters-deceive",
    "'Aca = King 4, \u0410\u0441\u0430 = Queen 1, Judge, Bishop', letters-deceive"
  })
  void characters_of_ones_own_pass_for_no_others(String cast, String code) {
    var found = evening.house().check("mascarade", 4, Map.of("cast", cast));
    assertThat(found.getFirst().reasons().getFirst().code()).isEqualTo(code);
  }

  @Test
  void what_is_said_cannot_turn_a_line_or_hide_in_it() {
    evening.sit(id, 1, "Ada");
    evening.tell(id, "Ada", new Command.Say(1, "a\u202eb\u200bc\u2066d\ufeff e\u2028f"));
    evening.tell(id, "Ada", new Command.Say(1, "z\u0336\u0337\u0338\u0335o \ud83d\ude00"));
    var said = evening.welcome(id, "Ada").chat();
    assertThat(said).extracting(Message.Chat::text).first().isEqualTo("abcd e f");
    assertThat(said.getLast().text())
        .hasSizeLessThan("z\u0336\u0337\u0338\u0335o \ud83d\ude00".length());
    assertThat(said.getLast().text()).endsWith("o \ud83d\ude00");
    assertThat(evening.refused(id, "Ada", new Command.Say(1, "\u200b\u202e")))
        .isEqualTo("text-length");
  }
}
