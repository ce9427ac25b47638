package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Refusal;
import ridotto.server.table.ChairState;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// Who sits where, and who may say so.
class SeatsTest {
  @TempDir Path data;
  private Evening evening;
  private String id;

  @BeforeEach
  void open() {
    evening = new Evening(data);
    id = evening.table("Ada", "mascarade", 4, Map.of("limit", "12"));
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private Room room() {
    return evening.live(id).welcome(evening.guest("Zoe")).room();
  }

  @Test
  void a_chair_is_taken_once_and_a_name_too() {
    evening.sit(id, 1, "Ada");

    assertThat(evening.refused(id, "Ben", new Command.Sit(1, "Ben", Evening.contribution(1))))
        .isEqualTo("chair-taken");
    assertThat(evening.refused(id, "Ben", new Command.Sit(2, "ADA", Evening.contribution(1))))
        .isEqualTo("name-taken");
    assertThat(evening.refused(id, "Ben", new Command.Sit(2, "Ben", "abc")))
        .isEqualTo("contribution-form");
    assertThat(evening.refused(id, "Ben", new Command.Sit(9, "Ben", "abc")))
        .isEqualTo("no-such-chair");
  }

  @Test
  void the_last_chair_has_its_name_like_any_other() {
    evening.sit(id, 4, "Dan");
    assertThat(evening.refused(id, "Ben", new Command.Sit(1, "Dan", Evening.contribution(1))))
        .isEqualTo("name-taken");
    evening.tell(id, "Dan", new Command.Rename(4, "Dan"));
  }

  @Test
  void a_refusal_says_which_chair_and_how_many_there_are() {
    var asked = (Message.Refused) evening.ask(id, "Ben", new Command.Leave(5));
    assertThat(asked.reasons())
        .containsExactly(Refusal.of("no-such-chair").and("n", 5).and("most", 4));
    var other = (Message.Refused) evening.ask(id, "Ben", new Command.Leave(1));
    assertThat(other.reasons()).containsExactly(Refusal.of("not-your-chair").and("n", 1));
  }

  @Test
  void a_name_has_at_most_24_letters() {
    evening.sit(id, 1, "x".repeat(24));
    var sit = new Command.Sit(2, "x".repeat(25), Evening.contribution(2));
    var refused = (Message.Refused) evening.ask(id, "Ben", sit);
    assertThat(refused.reasons()).containsExactly(Refusal.of("name-form").and("most", 24));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "-x", "a\nb\u0000", "x<b>", "abcdefghijklmnopqrstuvwxyz"})
  void some_names_are_none(String name) {
    assertThat(evening.refused(id, "Ben", new Command.Sit(2, name, Evening.contribution(1))))
        .isEqualTo("name-form");
  }

  @Test
  void one_guest_may_hold_several_chairs() {
    evening.sit(id, 1, "Ada");
    evening.tell(id, "Ada", new Command.Sit(3, "Anna Maria", Evening.contribution(3)));

    assertThat(evening.live(id).welcome(evening.guest("Ada")).chairs()).containsExactly(1, 3);
  }

  @Test
  void only_the_host_arranges() {
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");

    assertThat(evening.refused(id, "Ben", new Command.SeatBot(3, "expert"))).isEqualTo("host-only");
    assertThat(evening.refused(id, "Ben", new Command.Start())).isEqualTo("host-only");
    assertThat(evening.refused(id, "Ada", new Command.Arrange(List.of(1, 1, 2, 3))))
        .isEqualTo("order-form");
    evening.tell(id, "Ada", new Command.Arrange(List.of(2, 3, 4, 1)));
    assertThat(room().chairs().get(3).name()).contains("Ada");
    assertThat(room().host()).isEqualTo(4);
    assertThat(evening.refused(id, "Ada", new Command.SeatBot(3, "genius"))).isEqualTo("one-of");
  }

  @Test
  void a_start_says_what_is_missing() {
    evening.sit(id, 1, "Ada");

    assertThat(evening.refused(id, "Ada", new Command.Start())).isEqualTo("chairs-empty");
    assertThat(room().obstacles()).hasSize(1);
  }

  @Test
  void hosting_passes_on_when_the_host_leaves() {
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    evening.tell(id, "Ada", new Command.Leave(1));

    assertThat(room().host()).isEqualTo(2);
    assertThat(evening.live(id).welcome(evening.guest("Ben")).host()).isTrue();
    evening.tell(id, "Ben", new Command.SeatBot(1, "novice"));
  }

  @Test
  void a_code_moves_a_seat_once_and_not_for_long() {
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    var code = evening.tell(id, "Ben", new Command.MoveSeat(2)).answer().get("code");

    evening.tell(id, "Bens phone", new Command.TakeSeat(String.valueOf(code)));
    assertThat(evening.live(id).welcome(evening.guest("Bens phone")).chairs()).containsExactly(2);
    assertThat(evening.live(id).welcome(evening.guest("Ben")).chairs()).isEmpty();
    assertThat(evening.refused(id, "Zoe", new Command.TakeSeat(String.valueOf(code))))
        .isEqualTo("bad-code");

    assertThat(evening.refused(id, "Ada", new Command.ReissueSeat(2)))
        .isEqualTo("somebody-is-there");
    evening.clock.pass(Duration.ofSeconds(90));
    var late = evening.tell(id, "Ada", new Command.ReissueSeat(2)).answer().get("code");
    evening.clock.pass(Duration.ofMinutes(11));
    assertThat(evening.refused(id, "Ben", new Command.TakeSeat(String.valueOf(late))))
        .isEqualTo("bad-code");
    assertThat(evening.refused(id, "Ben", new Command.ReissueSeat(1))).isEqualTo("host-only");
  }

  @Test
  void whoever_leaves_a_game_is_played_on_for_and_another_takes_over_if_the_others_agree() {
    var people = List.of("Ada", "Ben");
    evening.start(id, people, "novice");
    evening.ready(id, people);
    evening.tell(id, "Ben", new Command.Leave(2));

    assertThat(room().chairs().get(1).bot()).contains(ChairState.CAUTIOUS);
    assertThat(evening.refused(id, "Cleo", new Command.TakeOver(1, "Cleo")))
        .isEqualTo("no-bot-there");
    evening.tell(id, "Cleo", new Command.TakeOver(2, "Cleo"));
    assertThat(evening.welcome(id, "Cleo").chairs()).isEmpty();
    evening.tell(id, "Ada", new Command.Consent(1, 1, true));
    var welcome = evening.live(id).welcome(evening.guest("Cleo"));
    assertThat(welcome.chairs()).containsExactly(2);
    evening.playOut(id, List.of("Ada", "Cleo"), 5);
  }

  @Test
  void the_last_one_who_has_not_conceded_wins() {
    id = evening.table("Ada", "masques", 2, Map.of());
    var people = List.of("Ada", "Ben");
    evening.start(id, people, "novice");
    evening.ready(id, people);
    evening.tell(id, "Ben", new Command.Concede(2));

    var ended = evening.position(id, "Ada").ended().orElseThrow();
    assertThat(ended.ending()).isEqualTo("conceded");
    assertThat(ended.winners()).containsExactly(ridotto.kernel.Player.of(0));
    assertThat(room().phase()).isEqualTo(Room.Phase.FINISHED);
  }

  @Test
  void all_people_together_may_abandon() {
    var people = List.of("Ada", "Ben");
    evening.start(id, people, "novice");
    evening.tell(id, "Ben", new Command.Abandon(2, true));
    assertThat(room().phase()).isEqualTo(Room.Phase.PLAYING);
    evening.tell(id, "Ada", new Command.Abandon(1, true));

    var ended = evening.position(id, "Ada").ended().orElseThrow();
    assertThat(ended.ending()).isEqualTo("abandoned");
    assertThat(ended.winners()).isEmpty();
  }

  @Test
  void a_game_is_adjourned_and_resumed_days_later() {
    var people = List.of("Ada", "Ben");
    evening.start(id, people, "novice");
    evening.ready(id, people);
    evening.tell(id, "Ada", new Command.Adjourn());
    int step = evening.position(id, "Ada").step();
    evening.clock.pass(Duration.ofDays(3));
    evening.restart();

    assertThat(evening.position(id, "Ada").step()).isEqualTo(step);
    assertThat(room().phase()).isEqualTo(Room.Phase.ADJOURNED);
    evening.tell(id, "Ben", new Command.Resume());
    evening.playOut(id, people, 5);
  }

  @Test
  void after_a_game_they_play_again_with_new_contributions() {
    var people = List.of("Ada", "Ben");
    evening.start(id, people, "novice");
    evening.ready(id, people);
    evening.playOut(id, people, 5);
    var first = room();

    assertThat(evening.refused(id, "Ada", new Command.Start())).isEqualTo("not-contributed");
    evening.tell(id, "Ada", new Command.Rematch(1, true, Evening.contribution(8)));
    evening.tell(id, "Ben", new Command.Rematch(2, true, Evening.contribution(9)));
    evening.tell(id, "Ada", new Command.Start());
    assertThat(room().round()).isEqualTo(2);
    assertThat(room().commitment()).isEqualTo(first.nextCommitment().orElseThrow());
    assertThat(room().secret()).isEmpty();
    evening.ready(id, people);
    evening.playOut(id, people, 6);
  }

  @Test
  void the_host_closes_the_table_for_good() {
    evening.start(id, List.of("Ada"), "random");
    var tape = evening.listen(id, "Ben");
    assertThat(evening.refused(id, "Ben", new Command.Close())).isEqualTo("host-only");
    evening.tell(id, "Ada", new Command.Close());
    evening.clock.seconds(100);

    assertThat(tape.closed).isEqualTo("closed");
    assertThat(evening.house().find(id)).isEmpty();
    assertThat(evening.house().of(evening.guest("Ada"))).isEmpty();
  }
}
