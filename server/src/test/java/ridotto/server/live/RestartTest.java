package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.wire.Json;

/// Whatever was acknowledged is there after the process has died.
class RestartTest {
  @TempDir Path data;

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void a_table_comes_back_as_it_was(String game) {
    try (var evening = new Evening(data)) {
      var people = List.of("Ada", "Ben");
      var id = evening.table("Ada", game, 4, Evening.SHELF.box(game).simulationLimit());
      evening.start(id, people, "random");
      evening.ready(id, people);
      var dice = new Dice(11);
      for (int i = 0; i < 12; i++) {
        for (int moves = dice.nextInt(4); moves >= 0; moves--) {
          for (var name : people) evening.playOne(id, name, dice);
        }
        if (evening.live(id).state().phase() == Room.Phase.FINISHED) return;
        var before = seenByAll(evening, id, people);
        evening.restart();
        assertThat(seenByAll(evening, id, people)).isEqualTo(before);
      }
      evening.playOut(id, people, 2);
    }
  }

  private static List<String> seenByAll(Evening evening, String id, List<String> people) {
    return people.stream()
        .map(name -> Json.text(evening.live(id).welcome(evening.guest(name))))
        .toList();
  }

  @Test
  void a_command_that_is_sent_again_is_carried_out_once() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "masques", 2, Map.of());
      evening.start(id, List.of("Ada", "Ben"), "random");
      var guest = evening.guest("Ada");
      var position = evening.position(id, "Ada");
      var inquiry = position.inquiries().getFirst();
      var play = new Command.Play(1, position.step(), Json.tree(inquiry.options().getFirst()));

      var done = evening.live(id).handle(guest, "once", play);
      long seq = evening.live(id).state().seq();
      assertThat(done).isInstanceOf(Message.Done.class);
      assertThat(evening.live(id).handle(guest, "once", play)).isEqualTo(done);
      evening.restart();
      assertThat(evening.live(id).handle(guest, "once", play)).isEqualTo(done);
      assertThat(evening.live(id).state().seq()).isEqualTo(seq);
      assertThat(evening.live(id).handle(guest, "twice", play)).isInstanceOf(Message.Refused.class);
    }
  }

  @Test
  void a_code_that_is_asked_for_again_is_the_same() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "masques", 2, Map.of());
      evening.sit(id, 1, "Ada");
      var guest = evening.guest("Ada");
      var done = evening.live(id).handle(guest, "move", new Command.MoveSeat(1));
      evening.restart();
      assertThat(evening.live(id).handle(guest, "move", new Command.MoveSeat(1))).isEqualTo(done);
    }
  }

  @Test
  void an_old_step_is_stale() {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", "mascarade", 4, Map.of());
      evening.start(id, List.of("Ada"), "random");
      evening.ready(id, List.of("Ada"));
      var position = evening.position(id, "Ada");
      var move = Json.tree(position.inquiries().getFirst().options().getFirst());

      assertThat(evening.refused(id, "Ada", new Command.Play(1, position.step() - 1, move)))
          .isEqualTo("stale-step");
      assertThat(evening.refused(id, "Ada", new Command.Play(1, position.step() + 1, move)))
          .isEqualTo("stale-step");
      assertThat(evening.refused(id, "Ben", new Command.Play(1, position.step(), move)))
          .isEqualTo("not-your-chair");
      var nonsense = Json.read("{\"type\":\"Nonsense\"}").orElseThrow();
      assertThat(evening.refused(id, "Ada", new Command.Play(1, position.step(), nonsense)))
          .isEqualTo("unknown-move");
      assertThat(evening.ask(id, "Ada", new Command.Why(1, move))).isInstanceOf(Message.Done.class);
    }
  }

  @Test
  void guests_are_known_after_a_restart_and_keys_are_not_kept() {
    try (var evening = new Evening(data)) {
      var key = evening.house().guests().issue();
      var guest = evening.house().guests().find(key).orElseThrow();
      evening.restart();
      assertThat(evening.house().guests().find(key)).contains(guest);
      assertThat(evening.house().guests().find("x".repeat(43))).isEmpty();
      assertThat(guest.id()).doesNotContain(key);
    }
  }
}
