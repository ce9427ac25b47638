package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Seat;
import ridotto.server.table.Command;
import ridotto.server.table.Room;

/// Same chairs, same game, and the next player begins: the host's choice by M8, Q5 and K3.
class RematchTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben");

  @TempDir private Path data = Path.of("");
  private Evening evening;

  @BeforeEach
  void opens() {
    evening = new Evening(data);
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  /// The seat that begins by the rules of the game that is on.
  private int begins(String id) {
    evening.ready(id, PEOPLE);
    var rules = evening.live(id).state().round().orElseThrow().rules();
    return Integer.parseInt(rules.settings().getOrDefault("first", "1"));
  }

  private void again(String id) {
    evening.tell(id, "Ada", new Command.Abandon(1, true));
    evening.tell(id, "Ben", new Command.Abandon(2, true));
    assertThat(evening.live(id).state().phase()).isEqualTo(Room.Phase.FINISHED);
    evening.tell(id, "Ada", new Command.Rematch(1, true, Evening.contribution(8)));
    evening.tell(id, "Ben", new Command.Rematch(2, true, Evening.contribution(9)));
    evening.tell(id, "Ada", new Command.Start());
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,4", "masques,3", "masquerade,3"})
  void the_next_player_begins_after_a_restart_too(String game, int chairs) {
    var id = evening.table("Ada", game, chairs, Map.of());
    evening.start(id, PEOPLE, "random");
    assertThat(begins(id)).isEqualTo(1);
    again(id);
    assertThat(begins(id)).isEqualTo(2);
    assertThat(evening.position(id, "Ada").awaited()).contains(Seat.of(1));
    evening.restart();
    again(id);
    assertThat(begins(id)).isEqualTo(3);
    for (int seat = 4; seat <= chairs; seat++) again(id);
    again(id);
    assertThat(begins(id)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,4", "masques,3", "masquerade,3"})
  void where_lots_are_drawn_they_are_drawn_again(String game, int chairs) {
    var id = evening.table("Ada", game, chairs, Map.of("first", "lot"));
    evening.start(id, PEOPLE, "random");
    again(id);
    assertThat(evening.live(id).state().settings()).containsEntry("first", "lot");
  }

  /// Whoever lays the table anew says who begins.
  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,4", "masques,3", "masquerade,3"})
  void what_the_host_chooses_holds(String game, int chairs) {
    var id = evening.table("Ada", game, chairs, Map.of());
    evening.start(id, PEOPLE, "random");
    evening.tell(id, "Ada", new Command.Abandon(1, true));
    evening.tell(id, "Ben", new Command.Abandon(2, true));
    evening.tell(id, "Ada", new Command.Choose(game, chairs, Map.of("first", "3")));
    evening.tell(id, "Ada", new Command.Contribute(1, Evening.contribution(8)));
    evening.tell(id, "Ben", new Command.Contribute(2, Evening.contribution(9)));
    evening.tell(id, "Ada", new Command.Start());
    assertThat(begins(id)).isEqualTo(3);
  }
}
