package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Refused;

class BoxTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4 | prices   | Thief 3/2/1            | prices-form
          4 | prices   | Thief 1/2              | prices-form
          4 | prices   | Thief                  | prices-form
          4 | prices   | Thief 1/2/99           | prices-form
          4 | prices   | Doge 1/2/3             | no-such-pile
          4 | values   | Foscari 4/3/2          | values-form
          4 | values   | Foscari 2/2/4          | values-form
          4 | values   | Foscari 1/2            | values-form
          4 | values   | Foscari 0/2/4          | values-form
          4 | values   | Foscari                | values-form
          4 | values   | Doge 1/2/3             | no-plots-of
          4 | dances   | 0                      | number-or-word{value=0, word=off
          4 | first    | 5                      | number-or-word{value=5, word=lot
          4 | first    | Anna                   | number-or-word
          4 | families | Venier, Dandolo        | families-needed
          3 | families | Venier, Venier, Dandolo| families-needed
          4 | families | Foscari, Venier, Dandolo, Morosini | no-such-family
          5 | dances   | 9                      | players-range
          4 | colour   | red                    | unknown-setting
          """)
  void turns_away_what_it_cannot_play(int players, String name, String value, String code) {
    assertThatThrownBy(() -> new MasquesBox().open(players, Map.of(name, value)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(code);
  }

  @Test
  void a_card_is_called_by_what_is_printed_on_it() {
    var game = new MasquesBox().open(4, Map.of("values", "venier 1/3/6, Foscari 1/2/3"));

    assertThat(game.contents().plots().stream().map(card -> card.plot().name()))
        .containsSequence("Morosini-4", "Venier-1", "Venier-3", "Venier-6", "Dandolo-2")
        .endsWith("Foscari-1", "Foscari-2", "Foscari-3");
    assertThat(game.contents().plots().get(13).copies()).isEqualTo(2);
  }

  @Test
  void the_families_are_the_hosts_choice() {
    var game = new MasquesBox().open(2, Map.of("families", "Venier/Morosini, Dandolo/Cantarini"));

    var facts = game.notation().facts(game.open());
    assertThat(facts.get("families")).containsExactly("Morosini/Venier", "Cantarini/Dandolo");
  }
}
