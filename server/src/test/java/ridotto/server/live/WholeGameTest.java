package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.server.table.Command;
import ridotto.server.table.Lottery;
import ridotto.server.table.Room;

/// People and bots play all four games to the end.
class WholeGameTest {
  @TempDir Path data;

  @ParameterizedTest
  @CsvSource({
    "mascarade, 5, limit=20",
    "mascarade-2, 8, limit=16",
    "masques, 4, ''",
    "masquerade, 4, rounds=3"
  })
  void people_and_bots_play_to_the_end(String game, int chairs, String setting) {
    try (var evening = new Evening(data)) {
      var people = List.of("Ada", "Ben");
      var id = evening.table("Ada", game, chairs, settings(game, setting));
      var tape = evening.listen(id, "Ada");
      evening.start(id, people, "novice");
      evening.ready(id, people);
      evening.playOut(id, people, 3);

      var room = evening.live(id).welcome(evening.guest("Ben")).room();
      assertThat(room.phase()).isEqualTo(Room.Phase.FINISHED);
      assertThat(room.secret()).isPresent();
      assertThat(Lottery.commitment(room.secret().orElseThrow())).isEqualTo(room.commitment());
      assertThat(tape.last("Changed").get("room").get("phase").stringValue()).isEqualTo("finished");
    }
  }

  private static Map<String, String> settings(String game, String setting) {
    return Evening.SHELF.box(game).simulationLimit().isEmpty() || setting.isEmpty()
        ? Map.of()
        : Map.of(setting.split("=", -1)[0], setting.split("=", -1)[1]);
  }

  @Test
  void bots_alone_play_while_somebody_watches() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "mascarade", 4, Map.of("limit", "20"));
      var tape = evening.listen(id, "Ada");
      for (int i = 1; i <= 4; i++) evening.tell(id, "Ada", new Command.SeatBot(i, "regular"));
      evening.tell(id, "Ada", new Command.Start());
      evening.clock.seconds(100);

      assertThat(evening.live(id).state().phase()).isEqualTo(Room.Phase.FINISHED);
      assertThat(tape.all("Happened")).isNotEmpty();
    }
  }
}
