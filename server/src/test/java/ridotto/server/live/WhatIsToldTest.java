package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.history.Film;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// What is told while a game goes on is what its film shows afterwards: every event once, in order,
/// from the deal on, to those who may know of it.
class WhatIsToldTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben");

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void every_event_once_in_order_and_to_those_who_may_know(String game) {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", game, 4, Evening.SHELF.box(game).simulationLimit());
      var ada = evening.listen(id, "Ada");
      var ben = evening.listen(id, "Ben");
      var zoe = evening.listen(id, "Zoe");
      evening.start(id, PEOPLE, "random");
      evening.ready(id, PEOPLE);
      evening.playOut(id, PEOPLE, 6);

      assertThat(told(ada)).isEqualTo(shown(evening.live(id).replay(1, "1")));
      assertThat(told(ben)).isEqualTo(shown(evening.live(id).replay(1, "2")));
      assertThat(told(zoe)).isEqualTo(shown(evening.live(id).replay(1, "spectator")));
      for (var tape : List.of(ada, ben, zoe)) assertThat(tape.all("Began")).hasSize(1);
    }
  }

  /// The events of each entry that this listener heard of.
  private static List<List<String>> told(Evening.Tape tape) {
    return tape.heard.stream()
        .map(text -> Json.read(text).orElseThrow())
        .filter(message -> !message.path("events").isEmpty())
        .map(message -> texts(message.get("events")))
        .toList();
  }

  private static List<String> texts(JsonNode events) {
    var texts = new ArrayList<String>();
    events.forEach(event -> texts.add(event.toString()));
    return texts;
  }

  private static List<List<String>> shown(Film film) {
    return film.steps().stream()
        .map(shot -> shot.events().stream().map(Json::text).toList())
        .filter(events -> !events.isEmpty())
        .toList();
  }
}
