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
          4 | dances   | 0                      | number-range
          4 | first    | 5                      | number-range
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
  void the_families_are_the_hosts_choice() {
    var game = new MasquesBox().open(2, Map.of("families", "Venier/Morosini, Dandolo/Cantarini"));

    var facts = game.notation().facts(game.open());
    assertThat(facts.get("families")).containsExactly("Morosini/Venier", "Cantarini/Dandolo");
  }
}
