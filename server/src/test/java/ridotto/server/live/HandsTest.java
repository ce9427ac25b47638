package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A chair changes hands in the middle of a game: whoever had it has nothing of it any more, and
/// whoever has it now has all of it. The codes that move a chair are good for one person, once.
class HandsTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir private Path data = Path.of("");
  private Evening evening;
  private String id = "";

  @BeforeEach
  void opens() {
    evening = new Evening(data);
  }

  @AfterEach
  void closes() {
    evening.close();
  }

  private void begin(String game, Map<String, String> settings) {
    id = evening.table("Ada", game, 4, settings);
    evening.start(id, PEOPLE, "random");
    evening.ready(id, PEOPLE);
  }

  private String code(String name, Command command) {
    return String.valueOf(evening.tell(id, name, command).answer().get("code"));
  }

  /// How the game looks to somebody who holds no chair.
  private JsonNode watched() {
    return Json.tree(evening.position(id, "Zoe"));
  }

  @Test
  void the_old_device_of_a_seat_that_has_moved_sees_and_hears_what_spectators_do() {
    begin("mascarade", Map.of("opening", "0"));
    var old = evening.listen(id, "Ada");
    var phone = evening.listen(id, "Phone");
    evening.tell(id, "Phone", new Command.TakeSeat(code("Ada", new Command.MoveSeat(1))));

    assertThat(old.last("Asked").get("position")).isEqualTo(watched());
    assertThat(old.last("Changed").get("chairs")).isEmpty();
    assertThat(old.last("Changed").get("host").booleanValue()).isFalse();
    assertThat(phone.last("Asked").get("position").get("inquiries")).hasSize(1);
    assertThat(phone.last("Changed").get("host").booleanValue()).isTrue();
    assertThat(evening.refused(id, "Ada", new Command.Concede(1))).isEqualTo("not-your-chair");

    evening.play(id, "Phone", "Look");
    assertThat(phone.last("Happened").toString()).contains("Glimpsed");
    assertThat(old.last("Happened").toString()).contains("Looked").doesNotContain("Glimpsed");
    assertThat(evening.welcome(id, "Ada").history().toString()).doesNotContain("Glimpsed");
  }

  @Test
  void who_has_given_up_a_chair_has_it_no_more() {
    begin("mascarade", Map.of());
    var ben = evening.listen(id, "Ben");
    evening.tell(id, "Ben", new Command.Leave(2));
    gone(ben, 2, "Ben");
    var cleo = evening.listen(id, "Cleo");
    assertThat(evening.refused(id, "Ada", new Command.Unseat(3))).isEqualTo("somebody-is-there");
    evening.tell(id, "Cleo", new Command.Leave(3));
    gone(cleo, 3, "Cleo");
    evening.tell(id, "Eve", new Command.TakeOver(2, "Eve"));
    evening.tell(id, "Ada", new Command.Consent(1, 1, true));
    evening.tell(id, "Dan", new Command.Consent(4, 1, true));
    gone(ben, 2, "Ben");
    assertThat(evening.welcome(id, "Eve").chairs()).containsExactly(2);
    evening.restart();
    assertThat(evening.welcome(id, "Ben").chairs()).isEmpty();
    assertThat(evening.welcome(id, "Cleo").chairs()).isEmpty();
  }

  private void gone(Evening.Tape tape, int chair, String name) {
    assertThat(tape.last("Changed").get("chairs")).isEmpty();
    assertThat(tape.last("Asked").get("position")).isEqualTo(watched());
    assertThat(evening.welcome(id, name).chairs()).isEmpty();
    assertThat(evening.refused(id, name, new Command.Concede(chair))).isEqualTo("not-your-chair");
  }

  @Test
  void a_code_is_long_different_each_time_and_told_to_nobody_else() {
    begin("masques", Map.of());
    var tapes = PEOPLE.stream().map(name -> evening.listen(id, name)).toList();
    var answer = evening.live(id).handle(evening.guest("Ben"), "same", new Command.MoveSeat(2));
    var code = String.valueOf(((Message.Done) answer).answer().get("code"));
    assertThat(code).matches("[2-9A-Z]{10}");
    for (var tape : tapes) assertThat(String.join("", tape.heard)).doesNotContain(code);
    for (var name : List.of("Ada", "Ben", "Zoe")) {
      assertThat(Json.text(evening.welcome(id, name))).doesNotContain(code);
    }
    assertThat(evening.live(id).handle(evening.guest("Zoe"), "same", new Command.Ping()))
        .isEqualTo(new Message.Done("same", evening.welcome(id, "Zoe").seq(), Map.of()));
    assertThat(code("Ada", new Command.MoveSeat(1))).isNotEqualTo(code);
  }

  @Test
  void a_code_is_good_until_the_next_one_and_for_ten_minutes() {
    begin("masques", Map.of());
    var first = code("Ben", new Command.MoveSeat(2));
    var second = code("Ben", new Command.MoveSeat(2));
    assertThat(evening.refused(id, "Phone", new Command.TakeSeat(first))).isEqualTo("bad-code");
    evening.clock.pass(Duration.ofMinutes(10).minusMillis(1));
    evening.tell(id, "Phone", new Command.TakeSeat(second.toLowerCase(Locale.ROOT)));
    assertThat(evening.refused(id, "Ben", new Command.TakeSeat(second))).isEqualTo("bad-code");
    var third = code("Phone", new Command.MoveSeat(2));
    evening.clock.pass(Duration.ofMinutes(10));
    assertThat(evening.refused(id, "Ben", new Command.TakeSeat(third))).isEqualTo("bad-code");
  }

  @Test
  void a_code_is_for_whoever_asked_for_it_and_not_for_who_comes_after() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    evening.sit(id, 3, "Cleo");
    var left = code("Ben", new Command.MoveSeat(2));
    evening.tell(id, "Ben", new Command.Leave(2));
    evening.sit(id, 2, "Dan");
    assertThat(evening.refused(id, "Ben", new Command.TakeSeat(left))).isEqualTo("bad-code");
    var moved = code("Cleo", new Command.MoveSeat(3));
    evening.tell(id, "Ada", new Command.Arrange(List.of(1, 3, 2, 4)));
    evening.tell(id, "Phone", new Command.TakeSeat(moved));
    assertThat(evening.welcome(id, "Phone").chairs()).containsExactly(2);
    assertThat(evening.welcome(id, "Dan").chairs()).containsExactly(3);
  }
}
