package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.wire.Variants.Variant;

class MoveReaderTest {
  @ParameterizedTest
  @MethodSource("ridotto.wire.Variants#all")
  void every_move_comes_back_from_its_json(Variant variant) {
    var reader = new MoveReader(variant.game());
    for (int id = 0; id < variant.game().moves().size(); id++) {
      var json = Json.read(Json.text(variant.game().moves().get(id))).orElseThrow();
      assertThat(reader.id(json)).hasValue(id);
      assertThat(reader.json(id)).isEqualTo(json);
    }
  }

  @Test
  void the_order_of_the_fields_does_not_matter() {
    var game = Variants.FIRST.open(4, Map.of());
    var json =
        Json.read("{\"mask\":\"Judge\",\"own\":\"card\",\"type\":\"Announce\"}").orElseThrow();

    int id = new MoveReader(game).id(json).orElseThrow();

    assertThat(Json.text(game.moves().get(id)))
        .isEqualTo("{\"type\":\"Announce\",\"own\":\"card\",\"mask\":\"Judge\"}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "[]",
        "7",
        "\"Pass\"",
        "{}",
        "{\"type\":\"pass\"}",
        "{\"type\":\"Pass\",\"also\":1}",
        "{\"type\":\"Pick\",\"seat\":0}",
        "{\"type\":\"Pick\",\"seat\":5}",
        "{\"type\":\"Pick\",\"seat\":\"1\"}",
        "{\"type\":\"Announce\",\"own\":\"card\",\"mask\":\"Widow\"}"
      })
  void what_is_no_move_of_the_game_is_nothing(String text) {
    var reader = new MoveReader(Variants.FIRST.open(4, Map.of()));

    assertThat(reader.id(Json.read(text).orElseThrow())).isEmpty();
  }
}
