package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Refused;
import ridotto.server.table.Command;
import ridotto.server.table.Listing;
import ridotto.server.table.Manners;

/// Spectators, chat, lists and limits.
class DoorTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben");

  @TempDir Path data;
  private Evening evening;
  private String id;

  @BeforeEach
  void open() {
    evening = new Evening(data, rules -> rules.limits(3, 2, 40));
    id = evening.table("Ada", "masques", 2, Map.of());
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private void agree(boolean spectators, boolean listed, boolean chat) {
    var manners = new Manners("classic", "off", "calm", spectators, listed, chat, 30);
    evening.tell(id, "Ada", new Command.Agree(manners));
  }

  @Test
  void the_host_shuts_the_door_to_spectators() {
    agree(false, false, true);
    var zoe = evening.listen(id, "Zoe");
    assertThat(zoe.closed).isEmpty();
    evening.start(id, PEOPLE, "random");

    assertThat(zoe.closed).isEqualTo("shut");
    assertThat(evening.listen(id, "Yan").closed).isEqualTo("shut");
    assertThatThrownBy(() -> evening.live(id).welcome(evening.guest("Yan")))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("door-shut");
    assertThat(evening.listen(id, "Ben").closed).isEmpty();
  }

  @Test
  void only_spectators_hear_spectators() {
    evening.start(id, PEOPLE, "random");
    var ben = evening.listen(id, "Ben");
    var zoe = evening.listen(id, "Zoe");
    evening.tell(id, "Zoe", new Command.Say(0, "Look at his hand!"));
    evening.tell(id, "Ada", new Command.Say(1, "Good luck"));

    assertThat(ben.all("Chat")).hasSize(1);
    assertThat(zoe.all("Chat")).hasSize(2);
    assertThat(evening.live(id).welcome(evening.guest("Ada")).chat()).hasSize(1);
    assertThat(evening.live(id).welcome(evening.guest("Yan")).chat()).hasSize(2);
    assertThat(evening.refused(id, "Ben", new Command.Say(0, "psst"))).isEqualTo("not-watching");
    assertThat(evening.refused(id, "Zoe", new Command.Say(1, "psst"))).isEqualTo("not-your-chair");
  }

  @Test
  void the_host_may_hush_the_spectators() {
    evening.start(id, PEOPLE, "random");
    evening.listen(id, "Zoe");
    assertThat(evening.refused(id, "Ben", new Command.Mute(0, true))).isEqualTo("host-only");
    evening.tell(id, "Ada", new Command.Mute(0, true));
    assertThat(evening.live(id).welcome(evening.guest("Zoe")).room().hushed()).isTrue();
    assertThat(evening.refused(id, "Zoe", new Command.Say(0, "psst"))).isEqualTo("you-are-muted");
    evening.tell(id, "Ben", new Command.Say(2, "what a silence"));
    evening.restart();
    evening.tell(id, "Ada", new Command.Mute(0, false));
    evening.tell(id, "Zoe", new Command.Say(0, "at last"));
  }

  @Test
  void nobody_talks_too_much() {
    evening.sit(id, 1, "Ada");
    evening.sit(id, 2, "Ben");
    for (int i = 0; i < 5; i++) evening.tell(id, "Ben", new Command.Say(2, "la " + i));
    assertThat(evening.refused(id, "Ben", new Command.Say(2, "la"))).isEqualTo("too-talkative");
    evening.clock.seconds(11);
    evening.tell(id, "Ben", new Command.Say(2, "la"));
    assertThat(evening.refused(id, "Ben", new Command.Say(2, "x".repeat(281))))
        .isEqualTo("text-length");
    evening.tell(id, "Ada", new Command.Mute(2, true));
    assertThat(evening.refused(id, "Ben", new Command.Say(2, "la"))).isEqualTo("you-are-muted");
    agree(true, false, false);
    assertThat(evening.refused(id, "Ada", new Command.Say(1, "la"))).isEqualTo("chat-off");
  }

  @Test
  void the_newest_window_of_a_guest_wins() {
    var first = evening.listen(id, "Ada");
    var second = evening.listen(id, "Ada");
    assertThat(first.closed).isEqualTo("superseded");
    assertThat(first.all("Superseded")).hasSize(1);
    first.connection.close();
    evening.sit(id, 1, "Ada");
    assertThat(second.all("Changed")).isNotEmpty();
    assertThat(second.closed).isEmpty();
  }

  @Test
  void tables_are_listed_if_the_host_wants() {
    assertThat(evening.house().listed()).isEmpty();
    agree(true, true, true);
    evening.sit(id, 1, "Ada");
    assertThat(evening.house().listed()).singleElement().extracting(Listing::taken).isEqualTo(1);
    assertThat(evening.house().of(evening.guest("Ada"))).extracting(Listing::id).contains(id);
    assertThat(evening.house().of(evening.guest("Ben"))).isEmpty();
  }

  @Test
  void the_house_has_room_for_so_many() {
    evening.table("Ada", "masques", 2, Map.of());
    assertThatThrownBy(() -> evening.table("Ada", "masques", 2, Map.of()))
        .hasMessageContaining("too-many-tables");
    evening.table("Ben", "masques", 2, Map.of());
    assertThatThrownBy(() -> evening.table("Ben", "masques", 2, Map.of()))
        .hasMessageContaining("house-full");
  }

  @Test
  void a_table_that_cannot_be_is_turned_away() {
    assertThatThrownBy(() -> evening.table("Ada", "chess", 2, Map.of()))
        .hasMessageContaining("unknown-game");
    assertThatThrownBy(() -> evening.table("Ada", "masques", 9, Map.of()))
        .hasMessageContaining("players-range");
    var manners = new Manners("classic", "1/1/1", "calm", true, false, true, 30);
    assertThatThrownBy(() -> evening.table("Ada", "masques", 2, Map.of(), manners))
        .hasMessageContaining("pace-form");
    var keep = new Manners("classic", "off", "calm", true, false, true, 41);
    assertThat(evening.refused(id, "Ada", new Command.Agree(keep))).isEqualTo("number-range");
    assertThat(evening.house().check("masques", 2, Map.of())).isEmpty();
    assertThat(evening.house().check("mascarade", 4, Map.of("cast", "King"))).isNotEmpty();
  }

  @Test
  void what_nobody_visits_is_deleted() {
    evening.clock.pass(Duration.ofDays(29));
    evening.house().tidy();
    assertThat(evening.house().find(id)).isPresent();
    evening.clock.pass(Duration.ofDays(2));
    evening.house().tidy();
    assertThat(evening.house().find(id)).as("on the word of one look").isPresent();
    evening.clock.pass(Duration.ofDays(1));
    evening.house().tidy();
    assertThat(evening.house().find(id)).isEmpty();
  }

  @Test
  void what_nobody_needs_leaves_memory_and_comes_back() {
    evening.start(id, PEOPLE, "random");
    evening.clock.pass(Duration.ofMinutes(30));
    evening.house().tidy();
    assertThat(evening.house().figures().tables()).isZero();
    assertThat(evening.position(id, "Ada").inquiries()).isNotEmpty();
  }
}
