package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// What is said once counts once: a command that is sent again, a game that was conceded.
class AgainTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo");
  private static final int REMEMBERED = 16;

  @TempDir private Path data = Path.of("");

  @Test
  void any_of_the_latest_commands_is_carried_out_once() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "masques", 3, Map.of());
      evening.sit(id, 1, "Ada");
      evening.sit(id, 2, "Ben");
      var first = rename(evening, id, 0);
      for (int i = 1; i < REMEMBERED; i++) rename(evening, id, i);
      long seq = evening.seq(id);

      assertThat(rename(evening, id, 0)).isEqualTo(first);
      evening.restart();
      for (int i = 0; i < REMEMBERED; i++) {
        var again = rename(evening, id, i);
        assertThat(again.seq()).isEqualTo(first.seq() + i);
      }
      assertThat(evening.seq(id)).isEqualTo(seq);
      assertThat(evening.room(id).chairs().getFirst().name()).contains("Ada " + (REMEMBERED - 1));
      // Another's command may bear the same id.
      evening.live(id).handle(evening.guest("Ben"), "r0", new Command.Rename(2, "Benno"));
      assertThat(evening.room(id).chairs().get(1).name()).contains("Benno");
    }
  }

  private static Message.Done rename(Evening evening, String id, int number) {
    var command = new Command.Rename(1, "Ada " + number);
    var answer = evening.live(id).handle(evening.guest("Ada"), "r" + number, command);
    assertThat(answer).isInstanceOf(Message.Done.class);
    return (Message.Done) answer;
  }

  @Test
  void who_has_conceded_plays_in_the_next_game() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "masques", 3, Map.of());
      evening.start(id, PEOPLE, "random");
      evening.tell(id, "Ben", new Command.Concede(2));
      assertThat(evening.room(id).chairs().get(1).conceded()).isTrue();
      assertThat(evening.position(id, "Ben").inquiries()).isEmpty();
      abandon(evening, id);
      for (int i = 0; i < PEOPLE.size(); i++) {
        evening.tell(
            id, PEOPLE.get(i), new Command.Rematch(i + 1, true, Evening.contribution(i + 7)));
      }
      evening.tell(id, "Ada", new Command.Start());

      assertThat(evening.room(id).chairs())
          .noneMatch(chair -> chair.conceded() || chair.abandons());
      assertThat(evening.position(id, "Ben").inquiries()).hasSize(1);
      evening.play(id, "Ben", "Pick");
    }
  }

  private static void abandon(Evening evening, String id) {
    for (int i = 0; i < PEOPLE.size(); i++) {
      evening.tell(id, PEOPLE.get(i), new Command.Abandon(i + 1, true));
    }
    assertThat(evening.room(id).phase()).isEqualTo(Room.Phase.FINISHED);
  }
}
