package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.Unavailable;
import ridotto.server.live.opening.Acceptance;
import ridotto.server.live.opening.Admission;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Stage;

/// A house with memory for one game of four bots, and one table without.
class AdmissionTest {
  @TempDir Path data;
  private Evening evening;

  @BeforeEach
  void open() {
    long most = 2 * Admission.TABLE + 4 * Admission.BOT + Admission.RULES;
    evening = new Evening(data, rules -> rules.memory(most));
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private String table(String host) {
    return evening.table(host, "masquerade", 4, Map.of());
  }

  private String tableOfBots() {
    var id = table("Ada");
    for (int i = 1; i <= 4; i++) evening.tell(id, "Ada", new Command.SeatBot(i, "expert"));
    evening.tell(id, "Ada", new Command.Start());
    return id;
  }

  @Test
  void near_the_limit_neither_tables_nor_bots_are_let_in() {
    tableOfBots();
    var waiting = table("Ben");

    assertThatThrownBy(() -> table("Cleo")).hasMessageContaining("house-busy");
    assertThat(evening.refused(waiting, "Ben", new Command.SeatBot(1, "expert")))
        .isEqualTo("house-busy");
  }

  @Test
  void a_table_that_is_promised_weighs_as_much_as_its_bots() {
    var ada = evening.guest("Ada");
    var opening = new Opening("mascarade", 13, Map.of(), Manners.USUAL);
    var offer = evening.house().offer(ada, opening);
    var given = new Acceptance("Ada", Evening.contribution(1), "expert");

    assertThatThrownBy(() -> evening.house().accept(ada, offer.id(), given))
        .hasMessageContaining("house-busy");
  }

  /// All tables with the same settings share the rules; who asks for others, asks for much.
  @Test
  void a_game_of_other_settings_weighs_what_its_rules_do() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 2; i++) {
      var id = evening.table("Host " + i, "masques", 2, Map.of("dances", "" + (20 + i)));
      evening.sit(id, 1, "Host " + i);
      evening.sit(id, 2, "Guest " + i);
      ids.add(id);
    }
    evening.tell(ids.getFirst(), "Host 0", new Command.Start());
    assertThat(evening.refused(ids.getLast(), "Host 1", new Command.Start()))
        .isEqualTo("house-busy");
  }

  @Test
  void where_all_that_came_back_is_looked_at_no_more_comes_back() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 60; i++) {
      ids.add(table("Host " + i));
      if (i % 2 == 1) evening.restart();
    }
    assertThatThrownBy(
            () -> {
              for (var id : ids) {
                evening.clock.seconds(2);
                evening.listen(id, "Somebody");
              }
            })
        .isInstanceOf(Unavailable.class);
    assertThat(evening.house().figures().tables()).isBetween(40, 55);
  }

  /// They were let in one after the other, and come back all at once.
  @Test
  void where_more_comes_back_than_there_is_room_for_what_rests_leaves_memory() {
    var ids = new ArrayList<String>();
    for (int i = 0; i < 60; i++) {
      ids.add(table("Host " + i));
      if (i % 2 == 1) evening.restart();
    }
    for (var id : ids) {
      evening.clock.seconds(2);
      assertThat(evening.house().find(id)).isPresent();
    }
    assertThat(evening.house().figures().tables()).isLessThan(ids.size());
    var stays = evening.listen(ids.getFirst(), "Host 0");
    for (var id : ids) {
      evening.clock.seconds(2);
      assertThat(evening.house().find(id)).isPresent();
    }
    assertThat(stays.closed).isEmpty();
  }

  @Test
  void what_is_going_on_goes_on_to_its_end() {
    var full = tableOfBots();
    table("Ben");

    evening.clock.settle();

    assertThat(evening.live(full).state().stage()).isInstanceOf(Stage.Finished.class);
  }
}
