package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// Whoever has seen one seat's secrets in a round sees no other's in that round.
class OnePairOfEyesTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo");
  private static final Duration AWAY = Duration.ofSeconds(90);

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

  /// Three people, and a bot in the last chair.
  private void begin(String game) {
    begin(game, Manners.USUAL);
  }

  private void begin(String game, Manners manners) {
    id = evening.table("Ada", game, 4, Map.of(), manners);
    evening.start(id, PEOPLE, "random");
    evening.ready(id, PEOPLE);
  }

  private String refused(String name, Command command) {
    return evening.refused(id, name, command);
  }

  private List<Integer> chairs(String name) {
    return evening.welcome(id, name).chairs();
  }

  private Room room() {
    return evening.room(id);
  }

  private String code(String name, Command command) {
    return String.valueOf(evening.tell(id, name, command).answer().get("code"));
  }

  /// Plays until another turn begins.
  private void endTurn() {
    int turn = turns();
    var dice = new Dice(1);
    for (int i = 0; i < 500 && turns() == turn; i++) {
      for (var name : List.of("Ada", "Ben", "Cleo", "Eve")) evening.playOne(id, name, dice);
      evening.clock.settle();
    }
    assertThat(turns()).isGreaterThan(turn);
  }

  private int turns() {
    return evening.live(id).state().round().orElseThrow().turns();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void nobody_who_was_dealt_cards_takes_another_chair(String game) {
    begin(game);
    for (var name : PEOPLE) {
      assertThat(refused(name, new Command.TakeOver(4, "Spy"))).isEqualTo("saw-another");
    }
    evening.tell(id, "Ben", new Command.Leave(2));
    assertThat(refused("Ben", new Command.TakeOver(4, "Spy"))).isEqualTo("saw-another");
    assertThat(refused("Ada", new Command.TakeOver(2, "Spy"))).isEqualTo("saw-another");
    var moved = code("Cleo", new Command.MoveSeat(3));
    assertThat(refused("Ada", new Command.TakeSeat(moved))).isEqualTo("saw-another");
    evening.restart();
    assertThat(refused("Ben", new Command.TakeOver(4, "Spy"))).isEqualTo("saw-another");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void a_newcomer_takes_a_bots_chair_at_the_end_of_a_turn_and_everybody_is_told(String game) {
    begin(game);
    var ada = evening.listen(id, "Ada");
    var dice = new Dice(3);
    while (evening.live(id).state().round().orElseThrow().betweenTurns()) {
      for (var name : PEOPLE) evening.playOne(id, name, dice);
    }
    evening.tell(id, "Eve", new Command.TakeOver(4, "Eve"));
    assertThat(chairs("Eve")).as("in the middle of a turn").isEmpty();
    assertThat(room().wishes().getFirst().awaited()).isEmpty();
    endTurn();
    assertThat(chairs("Eve")).containsExactly(4);
    var change = room().changes().getLast();
    assertThat(change.what()).isEqualTo("taken-over");
    assertThat(change.to()).isEqualTo("Eve");
    assertThat(ada.last("Changed").get("room").get("changes").toString()).contains("taken-over");
    assertThat(room().wishes()).isEmpty();
  }

  @Test
  void who_waits_for_a_chair_and_sees_another_hand_meanwhile_waits_no_longer() {
    begin("mascarade");
    var dice = new Dice(3);
    while (evening.live(id).state().round().orElseThrow().betweenTurns()) {
      for (var name : PEOPLE) evening.playOne(id, name, dice);
    }
    evening.tell(id, "Eve", new Command.TakeOver(4, "Eve"));
    assertThat(room().wishes()).hasSize(1);
    evening.tell(id, "Eve", new Command.TakeSeat(code("Cleo", new Command.MoveSeat(3))));
    assertThat(room().wishes()).isEmpty();
    endTurn();
    assertThat(chairs("Eve")).containsExactly(3);
  }

  @Test
  void a_table_may_say_before_the_deal_that_no_friend_takes_a_bots_seat() {
    begin(
        "mascarade",
        new Manners("classic", "off", "calm", true, false, true, 30, Optional.of(false)));
    evening.tell(id, "Eve", new Command.TakeOver(4, "Eve"));
    assertThat(room().wishes().getFirst().awaited()).containsExactly(1, 2, 3);
    for (int i = 0; i < 3; i++) {
      assertThat(chairs("Eve")).isEmpty();
      evening.tell(id, PEOPLE.get(i), new Command.Consent(i + 1, 1, true));
    }
    assertThat(chairs("Eve")).containsExactly(4);
  }

  @Test
  void one_no_is_enough() {
    begin("mascarade");
    evening.tell(id, "Ben", new Command.Leave(2));
    evening.tell(id, "Eve", new Command.TakeOver(2, "Eve"));
    evening.tell(id, "Ada", new Command.Consent(1, 1, true));
    evening.tell(id, "Cleo", new Command.Consent(3, 1, false));
    assertThat(room().wishes()).isEmpty();
    assertThat(chairs("Eve")).isEmpty();
    assertThat(refused("Ada", new Command.Consent(1, 1, true))).isEqualTo("no-such-wish");
  }

  @Test
  void who_comes_back_to_their_own_chair_asks_nobody() {
    begin("masques");
    evening.tell(id, "Ben", new Command.Leave(2));
    evening.tell(id, "Ben", new Command.TakeOver(2, "Ben"));
    assertThat(chairs("Ben")).containsExactly(2);
    assertThat(room().changes())
        .extracting(Room.Change::what)
        .containsExactly("left", "taken-over");
  }

  @Test
  void the_chair_of_somebody_who_is_there_is_theirs() {
    begin("masques");
    assertThat(refused("Ada", new Command.Unseat(2))).isEqualTo("somebody-is-there");
    assertThat(refused("Ada", new Command.ReissueSeat(2))).isEqualTo("somebody-is-there");
    var ben = evening.listen(id, "Ben");
    evening.clock.pass(AWAY);
    assertThat(refused("Ada", new Command.Unseat(2))).isEqualTo("somebody-is-there");
    ben.connection.close();
    evening.clock.pass(AWAY);
    evening.tell(id, "Ada", new Command.Unseat(2));
    assertThat(room().changes().getLast().what()).isEqualTo("unseated");
  }

  @Test
  void a_lost_key_is_mended_during_a_game_only_if_the_others_agree() {
    begin("masques");
    evening.clock.pass(AWAY);
    assertThat(evening.tell(id, "Ada", new Command.ReissueSeat(2)).answer()).isEmpty();
    evening.tell(id, "Cleo", new Command.Consent(3, 1, true));
    var code = code("Ada", new Command.ReissueSeat(2));
    assertThat(refused("Ada", new Command.TakeSeat(code))).isEqualTo("saw-another");
    evening.tell(id, "Ben's phone", new Command.TakeSeat(code));
    assertThat(chairs("Ben's phone")).containsExactly(2);
    assertThat(room().changes().getLast().what()).isEqualTo("reissued");
  }

  @Test
  void a_code_the_host_made_before_the_deal_opens_nothing_after_it() {
    id = evening.table("Ada", "masques", 4, Map.of());
    for (int i = 0; i < 3; i++) evening.sit(id, i + 1, PEOPLE.get(i));
    evening.tell(id, "Ada", new Command.SeatBot(4, "random"));
    evening.clock.pass(AWAY);
    var code = code("Ada", new Command.ReissueSeat(2));
    evening.tell(id, "Ada", new Command.Start());
    evening.ready(id, PEOPLE);
    assertThat(refused("Eve", new Command.TakeSeat(code))).isEqualTo("bad-code");
  }

  @Test
  void a_code_the_host_made_opens_nothing_once_its_owner_is_back() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    evening.clock.pass(AWAY);
    var code = code("Ada", new Command.ReissueSeat(2));
    evening.listen(id, "Ben");
    assertThat(refused("Eve", new Command.TakeSeat(code))).isEqualTo("somebody-is-there");
  }

  @Test
  void chairs_of_one_device_are_one_pair_of_eyes_and_everybody_knows() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.sit(id, 1, "Ada");
    evening.tell(id, "Ada", new Command.Sit(2, "Adas brother", Evening.contribution(2)));
    evening.sit(id, 3, "Cleo");
    evening.tell(id, "Ada", new Command.SeatBot(4, "random"));
    assertThat(room().chairs().get(0).shares()).containsExactly(2);
    assertThat(room().chairs().get(2).shares()).isEmpty();
    evening.tell(id, "Ada", new Command.Start());
    evening.ready(id, PEOPLE);
    assertThat(refused("Ada", new Command.TakeOver(4, "Spy"))).isEqualTo("saw-another");
    evening.tell(id, "Ada", new Command.Leave(2));
    evening.tell(id, "Ada", new Command.TakeOver(2, "Adas brother"));
    assertThat(chairs("Ada")).containsExactly(1, 2);
    evening.tell(id, "Phone", new Command.TakeSeat(code("Ada", new Command.MoveSeat(1))));
    evening.tell(id, "Phone", new Command.TakeSeat(code("Ada", new Command.MoveSeat(2))));
    assertThat(chairs("Phone")).as("the same eyes, on another device").containsExactly(1, 2);
    var cleos = code("Cleo", new Command.MoveSeat(3));
    assertThat(refused("Phone", new Command.TakeSeat(cleos))).isEqualTo("saw-another");
  }

  @Test
  void a_seat_that_moves_takes_along_what_its_eyes_have_seen() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.sit(id, 1, "Ada");
    evening.tell(id, "Ada", new Command.Sit(2, "Adas brother", Evening.contribution(2)));
    evening.sit(id, 3, "Cleo");
    evening.tell(id, "Ada", new Command.SeatBot(4, "random"));
    evening.tell(id, "Ada", new Command.Start());
    evening.ready(id, PEOPLE);
    evening.tell(id, "Phone", new Command.TakeSeat(code("Ada", new Command.MoveSeat(1))));
    evening.tell(id, "Ada", new Command.Leave(2));
    evening.tell(id, "Phone", new Command.TakeOver(2, "Adas brother"));
    assertThat(chairs("Phone")).containsExactly(1, 2);
  }

  @Test
  void a_game_that_is_on_is_closed_only_by_all_who_sit_there() {
    begin("masques");
    evening.tell(id, "Ada", new Command.Close());
    evening.tell(id, "Ada", new Command.Close());
    assertThat(evening.house().find(id)).isPresent();
    evening.tell(id, "Ben", new Command.Consent(2, 1, true));
    evening.tell(id, "Ada", new Command.Close());
    assertThat(evening.house().find(id)).isPresent();
    evening.tell(id, "Cleo", new Command.Consent(3, 1, true));
    evening.tell(id, "Ada", new Command.Close());
    assertThat(evening.house().find(id)).isEmpty();
  }

  @Test
  void where_nobody_else_sits_nobody_need_agree() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.start(id, List.of("Ada"), "random");
    evening.ready(id, List.of("Ada"));
    evening.tell(id, "Ada", new Command.Close());
    assertThat(evening.house().find(id)).isEmpty();
  }

  @Test
  void who_is_banned_is_not_let_in_again_this_evening() {
    id = evening.table("Ada", "masques", 4, Map.of());
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    var ben = evening.listen(id, "Ben");
    evening.tell(id, "Ada", new Command.Unseat(2, Optional.of(true)));
    assertThat(ben.closed).isEqualTo("shut");
    assertThat(evening.ask(id, "Ben", new Command.Sit(2, "Ben", Evening.contribution(2))))
        .isInstanceOf(Message.Refused.class);
    assertThat(refused("Ben", new Command.Say(0, "Hello"))).isEqualTo("door-shut");
    assertThatThrownBy(() -> evening.live(id).welcome(evening.guest("Ben").lookingOn()))
        .hasMessageContaining("door-shut");
    evening.restart();
    assertThat(evening.listen(id, "Ben").closed).isEqualTo("shut");
    evening.clock.pass(Duration.ofHours(12));
    evening.sit(id, 2, "Ben");
  }

  @Test
  void strangers_neither_talk_nor_sit_down_behind_a_shut_door() {
    begin("masques", new Manners("classic", "off", "calm", false, false, true, 30));
    assertThat(refused("Zoe", new Command.Say(0, "Hello"))).isEqualTo("door-shut");
    assertThat(refused("Zoe", new Command.TakeOver(4, "Zoe"))).isEqualTo("door-shut");
  }

  @Test
  void what_was_played_behind_a_shut_door_stays_there_when_it_opens_for_another_game() {
    begin("mascarade", new Manners("classic", "off", "calm", false, true, true, 30));
    evening.tell(id, "Ben", new Command.Say(2, "It was the Witch"));
    for (int i = 0; i < 3; i++) {
      evening.tell(id, PEOPLE.get(i), new Command.Abandon(i + 1, true));
    }
    evening.tell(id, "Ada", new Command.Choose("mascarade", 4, Map.of()));
    evening.tell(id, "Zoe", new Command.Sit(4, "Zoe", Evening.contribution(4)));
    var table = evening.live(id);

    assertThatThrownBy(() -> table.record(evening.guest("Zoe"), 1))
        .hasMessageContaining("replay-shut");
    assertThat(evening.welcome(id, "Yves").chat()).isEmpty();
    for (var name : PEOPLE) {
      assertThat(table.record(evening.guest(name), 1)).as(name).contains("fair secret");
    }
  }

  @Test
  void a_screen_that_somebody_puts_up_is_no_second_pair_of_eyes_or_hands() {
    begin("mascarade");
    var screen = evening.guest("Ada").lookingOn();
    var table = evening.live(id);
    for (var command : List.of(new Command.TakeOver(4, "Spy"), new Command.Say(0, "Hello"))) {
      assertThat(table.handle(screen, "s", command).toString()).contains("looks-on");
    }
    assertThat(table.handle(screen, "p", new Command.Ping())).isInstanceOf(Message.Done.class);
    assertThat(table.welcome(screen).chairs()).isEmpty();
  }

  @Test
  void newcomers_who_wait_do_not_keep_the_host_from_asking() {
    begin(
        "masques",
        new Manners("classic", "off", "calm", true, false, true, 30, Optional.of(false)));
    for (int i = 0; i < 8; i++) {
      evening.tell(id, "Newcomer " + i, new Command.TakeOver(4, "Newcomer " + (char) ('A' + i)));
    }
    assertThat(refused("Newcomer 8", new Command.TakeOver(4, "One more")))
        .isEqualTo("too-many-wishes");
    evening.clock.pass(AWAY);
    evening.tell(id, "Ada", new Command.ReissueSeat(2));
    assertThat(room().wishes()).hasSize(9);
  }

  @Test
  void the_record_keeps_every_change_of_hands() {
    begin("mascarade");
    evening.tell(id, "Ben", new Command.Leave(2));
    evening.tell(id, "Eve", new Command.TakeOver(4, "Eve"));
    evening.tell(id, "Phone", new Command.TakeSeat(code("Cleo", new Command.MoveSeat(3))));
    evening.tell(id, "Ada", new Command.Abandon(1, true));
    evening.tell(id, "Eve", new Command.Abandon(4, true));
    evening.tell(id, "Phone", new Command.Abandon(3, true));
    var bot = evening.live(id).state().round().orElseThrow().names().get(3);
    assertThat(evening.live(id).record(evening.guest("Ada"), 1))
        .contains("\n# Ben has gone: a bot plays on")
        .contains("\n# " + bot + " is played by Eve from here on")
        .contains("\n# Cleo plays on at another device");
  }

  @Test
  void a_replay_is_for_those_who_sat_there_and_for_whom_they_share_it_with() {
    begin("mascarade");
    evening.tell(id, "Eve", new Command.TakeOver(4, "Eve"));
    evening.tell(id, "Ben", new Command.Leave(2));
    for (var name : List.of("Ada", "Cleo", "Eve")) {
      evening.tell(id, name, new Command.Abandon(chairs(name).getFirst(), true));
    }
    var table = evening.live(id);
    for (var name : List.of("Ada", "Ben", "Cleo", "Eve")) {
      var who = Optional.of(evening.guest(name));
      assertThat(table.mayReplay(who, 1, Optional.empty())).as(name).isTrue();
    }
    var zoe = Optional.of(evening.guest("Zoe"));
    assertThat(table.mayReplay(zoe, 1, Optional.empty())).isFalse();
    assertThat(table.mayReplay(Optional.empty(), 1, Optional.of("guess"))).isFalse();
    var share = Optional.of(table.share(evening.guest("Ben"), 1));
    assertThat(table.mayReplay(zoe, 1, share)).isTrue();
    assertThat(table.mayReplay(Optional.empty(), 1, share)).isTrue();
  }
}
