package ridotto.trials.load;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Dice;

/// The guests of the benchmark find in bytes what others would find in text.
class HeardBytesTest {
  private static String letters(Dice dice, int length) {
    var text = new StringBuilder();
    for (int i = 0; i < length; i++) text.append("ab\"".charAt(dice.nextInt(3)));
    return text.toString();
  }

  @Test
  void words_are_found_where_they_are() {
    var dice = new Dice(1);
    for (int i = 0; i < 10_000; i++) {
      var text = letters(dice, dice.nextInt(40));
      var words = letters(dice, 1 + dice.nextInt(4));
      int from = dice.nextInt(text.length() + 1);
      var buffer = ("ab" + text + "ab").getBytes(US_ASCII);
      var heard = new HeardBytes(buffer).at(2, 2 + text.length());
      assertThat(heard.find(new HeardBytes.Words(words), from))
          .isEqualTo(text.indexOf(words, from));
      assertThat(heard.startsWith(new HeardBytes.Words(words))).isEqualTo(text.startsWith(words));
    }
  }

  @Test
  void a_number_is_read_up_to_its_end() {
    var text = "{\"step\":120,\"chair\":2}";
    var heard = new HeardBytes(text.getBytes(US_ASCII)).at(0, text.length());
    assertThat(heard.number(new HeardBytes.Words("\"step\":"), 0)).isEqualTo(120);
    assertThat(heard.number(new HeardBytes.Words("\"chair\":"), 3)).isEqualTo(2);
  }

  @Test
  void each_kind_of_move_is_as_likely_as_any_other_and_each_of_a_kind_too() {
    var pass = "{\"type\":\"Pass\"}";
    var swap = "{\"type\":\"Swap\",\"with\":{\"seat\":2},\"word\":\"}\"}";
    var look = "{\"type\":\"Look\",\"at\":";
    var text =
        "[" + look + "1}," + pass + "," + look + "2}," + swap + "," + look + "3}," + look + "4}]";
    var options = new Options(text.getBytes(US_ASCII));
    var dice = new Dice(1);
    var chosen = new HashMap<String, Integer>();
    for (int i = 0; i < 12_000; i++) chosen.merge(options.choose(dice), 1, Integer::sum);
    assertThat(chosen)
        .containsOnlyKeys(pass, swap, look + "1}", look + "2}", look + "3}", look + "4}");
    assertThat(chosen.get(pass)).isBetween(3_700, 4_300);
    assertThat(chosen.get(swap)).isBetween(3_700, 4_300);
    for (int i = 1; i <= 4; i++) assertThat(chosen.get(look + i + "}")).isBetween(850, 1_150);
  }
}
