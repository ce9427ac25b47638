package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Move;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.wire.Json;

/// Four people answer an announcement: early, late, by order, in turn.
class EarlyAnswersTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir Path data;
  private Evening evening;
  private String id;

  @BeforeEach
  void ada_announces() {
    evening = new Evening(data, rules -> rules.with(Beat.fixed(Duration.ofSeconds(1))));
    id = evening.table("Ada", "mascarade", 4, Map.of("opening", "0"));
    evening.start(id, PEOPLE, "random");
    evening.ready(id, PEOPLE);
    play("Ada", "Announce");
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private void play(String name, String type) {
    evening.play(id, name, type);
  }

  private static Move option(Message.Inquiry inquiry, String type) {
    return inquiry.options().stream()
        .filter(move -> move.getClass().getSimpleName().equals(type))
        .findFirst()
        .orElseThrow();
  }

  private Message.Inquiry asked(String name) {
    return evening.position(id, name).inquiries().getFirst();
  }

  private int awaited() {
    return evening.position(id, "Ada").awaited().getFirst().number();
  }

  @Test
  void everybody_is_asked_at_once_and_speaks_in_turn() {
    assertThat(asked("Ben").early()).isFalse();
    assertThat(asked("Cleo").early()).isTrue();
    assertThat(asked("Dan").early()).isTrue();
    assertThat(evening.position(id, "Ada").inquiries()).isEmpty();
  }

  @Test
  void nobody_hears_of_an_early_answer() {
    var tapes = List.of(evening.listen(id, "Ada"), evening.listen(id, "Ben"));
    var own = evening.listen(id, "Dan");
    evening.clock.settle();
    var before = tapes.stream().map(tape -> List.copyOf(tape.heard)).toList();
    var welcome = Json.text(evening.live(id).welcome(evening.guest("Zoe")));
    play("Dan", "Pass");
    evening.clock.seconds(30);

    assertThat(tapes.stream().map(tape -> List.copyOf(tape.heard)).toList()).isEqualTo(before);
    assertThat(Json.text(evening.live(id).welcome(evening.guest("Zoe")))).isEqualTo(welcome);
    assertThat(own.last("Asked").toString()).contains("\"given\":{\"type\":\"Pass\"}");
    assertThat(awaited()).isEqualTo(2);
  }

  @Test
  void it_survives_a_restart_and_may_be_replaced_and_withdrawn() {
    play("Dan", "Pass");
    evening.tell(id, "Cleo", new Command.Order(3, true, List.of("Nobody")));
    evening.restart();
    assertThat(asked("Dan").given()).isPresent();
    assertThat(asked("Cleo").orders()).contains(List.of("Nobody"));

    play("Dan", "Claim");
    assertThat(asked("Dan").given().orElseThrow().getClass().getSimpleName()).isEqualTo("Claim");
    evening.tell(id, "Dan", new Command.Withdraw(4));
    assertThat(asked("Dan").given()).isEmpty();
    assertThat(evening.refused(id, "Dan", new Command.Withdraw(4))).isEqualTo("nothing-given");
  }

  @Test
  void what_is_no_answer_or_to_another_step_is_refused() {
    int step = evening.position(id, "Dan").step();
    var pass = Json.tree(option(asked("Dan"), "Pass"));
    var dance = Json.read("{\"type\":\"Dance\"}").orElseThrow();
    assertThat(evening.refused(id, "Dan", new Command.Play(4, step, dance)))
        .isEqualTo("unknown-move");
    assertThat(evening.refused(id, "Dan", new Command.Play(4, step + 1, pass)))
        .isEqualTo("stale-step");
    assertThat(evening.refused(id, "Dan", new Command.Play(4, step - 1, pass)))
        .isEqualTo("stale-step");
    evening.tell(id, "Dan", new Command.Play(4, step, pass));
  }

  @Test
  void who_has_conceded_answers_no_more() {
    int step = evening.position(id, "Dan").step();
    var pass = Json.tree(option(asked("Dan"), "Pass"));
    evening.tell(id, "Dan", new Command.Concede(4));
    assertThat(evening.refused(id, "Dan", new Command.Play(4, step, pass)))
        .isEqualTo("has-conceded");
    assertThat(evening.refused(id, "Dan", new Command.Why(4, pass))).isEqualTo("has-conceded");
  }

  @Test
  void an_order_names_at_most_sixty_and_none_of_more_than_sixty_letters() {
    var most = Collections.nCopies(60, "x".repeat(60));
    evening.tell(id, "Cleo", new Command.Order(3, true, most));
    for (var more : List.of(Collections.nCopies(61, "x"), List.of("x".repeat(61)))) {
      assertThat(evening.refused(id, "Cleo", new Command.Order(3, true, more)))
          .isEqualTo("too-long");
    }
    assertThat(asked("Cleo").orders()).contains(most);
  }

  @Test
  void answers_are_turned_up_on_the_beat_whoever_gave_them_and_how() {
    play("Dan", "Pass");
    evening.tell(id, "Cleo", new Command.Order(3, true, List.of()));
    evening.clock.seconds(20);
    assertThat(awaited()).isEqualTo(2);

    play("Ben", "Pass");
    evening.clock.seconds(0.9);
    assertThat(awaited()).isEqualTo(2);
    evening.clock.seconds(0.1);
    assertThat(awaited()).isEqualTo(3);
    evening.clock.seconds(0.9);
    assertThat(awaited()).isEqualTo(3);
    evening.clock.seconds(0.1);
    assertThat(awaited()).isEqualTo(4);
    evening.clock.seconds(1);
    assertThat(evening.position(id, "Ada").inquiries()).isNotNull();
    assertThat(evening.position(id, "Dan").inquiries().stream().filter(Message.Inquiry::early))
        .isEmpty();
  }

  @Test
  void an_order_stops_at_what_it_names() {
    var about = evening.live(id).state().round().orElseThrow().question().about().orElseThrow();
    evening.tell(id, "Ben", new Command.Order(2, true, List.of(about.name())));
    evening.clock.seconds(10);
    assertThat(awaited()).isEqualTo(2);
    evening.tell(id, "Ben", new Command.Order(2, true, List.of("Somebody else")));
    evening.clock.seconds(1);
    assertThat(awaited()).isEqualTo(3);
  }

  /// In Masques everybody picks at once, and is asked again as soon as the last has picked.
  @Test
  void whoever_answered_last_is_asked_anew() {
    var masques = evening.table("Ada", "masques", 4, Map.of());
    evening.start(masques, PEOPLE, "random");
    var question = evening.position(masques, "Ada").inquiries().getFirst().question();
    for (var name : PEOPLE) evening.play(masques, name, "Pick");
    int step = evening.position(masques, "Ada").step();
    evening.clock.seconds(9);
    assertThat(evening.position(masques, "Ada").step()).isEqualTo(step + PEOPLE.size());
    for (var name : PEOPLE) {
      var asked = evening.position(masques, name).inquiries().getFirst();
      assertThat(asked.question()).isNotEqualTo(question);
      assertThat(asked.given()).isEmpty();
    }
  }

  @Test
  void an_answer_seen_at_an_older_step_of_the_same_question_still_counts() {
    int step = evening.position(id, "Dan").step();
    play("Ben", "Pass");
    evening.clock.seconds(1);
    assertThat(evening.position(id, "Dan").step()).isGreaterThan(step);
    evening.tell(id, "Dan", new Command.Play(4, step, Json.tree(option(asked("Dan"), "Pass"))));
  }
}
