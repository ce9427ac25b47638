package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The table's options.
class BoxTest {
  private static final MasqueradeBox BOX = new MasqueradeBox();

  @Test
  void the_usual_table_has_sixty_cards_no_limit_and_the_first_seat_begins() {
    assertThat(BOX.open(4, Map.of()).setting())
        .isEqualTo(new Setting(4, false, false, false, false, 0, 0, 3));
  }

  @Test
  void everything_can_be_set() {
    var settings = Map.of("extras", "on", "pair", "face-up", "rounds", "9", "first", "lot");
    assertThat(BOX.open(6, settings).setting())
        .isEqualTo(new Setting(6, true, true, false, false, 9, -1, 3));
    assertThat(BOX.open(6, Map.of("first", "6")).setting().first()).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({
    "extras, yes, one-of",
    "pair, later, one-of",
    "rounds, 0, number-or-word",
    "rounds, many, number-or-word",
    "first, 4, number-or-word",
    "coins, 6, unknown-setting",
  })
  void nonsense_is_turned_away(String name, String value, String code) {
    assertThatThrownBy(() -> BOX.open(3, Map.of(name, value)))
        .hasMessageStartingWith(name + ": " + code);
  }

  @ParameterizedTest
  @CsvSource({"2", "7"})
  void three_to_six_can_play(int players) {
    assertThatThrownBy(() -> BOX.open(players, Map.of())).hasMessageContaining("players-range");
  }
}
