package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsTest {
  private static final Settings NOTHING = new Settings(Map.of());

  private static Settings set(String name, String value) {
    return new Settings(Map.of(name, value));
  }

  @Test
  void what_is_not_set_is_as_usual() {
    assertThat(NOTHING.has("limit")).isFalse();
    assertThat(NOTHING.number("limit", 7, 1, 9)).isEqualTo(7);
    assertThat(NOTHING.numberOr("limit", "off", 0, 7, 9)).isEqualTo(7);
    assertThat(NOTHING.word("side", "A", "B")).isEqualTo("A");
    assertThat(NOTHING.isSecond("side", "A", "B")).isFalse();
  }

  @Test
  void a_number_or_the_word_that_stands_for_one_is_read() {
    assertThat(set("limit", "9").has("limit")).isTrue();
    assertThat(set("limit", "9").number("limit", 7, 1, 9)).isEqualTo(9);
    assertThat(set("limit", "1").numberOr("limit", "off", 0, 7, 9)).isEqualTo(1);
    assertThat(set("limit", "OFF").numberOr("limit", "off", 0, 7, 9)).isZero();
  }

  @Test
  void a_word_is_one_of_those_there_are_in_small_letters_or_capitals() {
    assertThat(set("side", "b").word("side", "A", "B")).isEqualTo("B");
    assertThat(set("side", "b").isSecond("side", "A", "B")).isTrue();
    assertThatThrownBy(() -> set("side", "C").word("side", "A", "B"))
        .hasMessage("side: one-of{value=C, known=A, B}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "many | limit: number-or-word{value=many, word=off, least=1, most=9}",
        "12345678 | limit: number-or-word{value=12345678, word=off, least=1, most=9}",
        "0 | limit: number-or-word{value=0, word=off, least=1, most=9}",
        "10 | limit: number-or-word{value=10, word=off, least=1, most=9}",
      })
  void nonsense_is_refused_with_what_would_do(String value, String complaint) {
    assertThatThrownBy(() -> set("limit", value).numberOr("limit", "off", 0, 7, 9))
        .hasMessage(complaint);
  }
}
