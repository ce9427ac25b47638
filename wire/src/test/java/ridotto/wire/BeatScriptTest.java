package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/// The house and the browser make the same of the same events.
class BeatScriptTest {
  private static List<JsonNode> list(JsonNode nodes) {
    var list = new ArrayList<JsonNode>();
    nodes.forEach(list::add);
    return list;
  }

  @TestFactory
  Stream<DynamicTest> show_time_is_what_the_browser_needs() throws IOException {
    try (var file =
        Objects.requireNonNull(BeatScriptTest.class.getResourceAsStream("/beats-examples.json"))) {
      var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return list(Json.read(text).orElseThrow()).stream()
          .map(
              example ->
                  dynamicTest(
                      example.path("what").asString(),
                      () ->
                          assertThat(
                                  BeatScript.showTime(
                                      example.path("game").asString(),
                                      list(example.path("deed")),
                                      list(example.path("events"))))
                              .isEqualTo(example.path("showTime").asLong())));
    }
  }

  @Test
  void a_deed_goes_on_until_the_next_one_begins() {
    var turn = Json.read("{\"type\":\"TurnBegan\",\"seat\":1,\"turn\":1}").orElseThrow();
    var passed = Json.read("{\"type\":\"Passed\",\"seat\":2}").orElseThrow();
    assertThat(BeatScript.deedAfter("mascarade", List.of(turn), List.of(passed)))
        .containsExactly(turn, passed);
    assertThat(BeatScript.deedAfter("mascarade", List.of(turn, passed), List.of(passed, turn)))
        .containsExactly(turn);
  }

  @Test
  void a_game_without_beats_is_waited_for_by_nobody() {
    var turn = Json.read("{\"type\":\"TurnBegan\"}").orElseThrow();
    assertThat(BeatScript.showTime("nim", List.of(), List.of(turn))).isZero();
  }
}
