package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.live.opening.Admission;
import ridotto.server.table.Command;
import ridotto.server.table.Stage;

/// A house with memory for one table of four bots and one without.
class AdmissionTest {
  @TempDir Path data;
  private Evening evening;

  @BeforeEach
  void open() {
    evening = new Evening(data, rules -> rules.memory(2 * Admission.TABLE + 4 * Admission.BOT));
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
  void what_is_going_on_goes_on_to_its_end() {
    var full = tableOfBots();
    table("Ben");

    evening.clock.settle();

    assertThat(evening.live(full).state().stage()).isInstanceOf(Stage.Finished.class);
  }
}
