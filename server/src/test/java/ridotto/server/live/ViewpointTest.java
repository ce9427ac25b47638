package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.bots.Troupes;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.kernel.View;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;

/// Whose eyes see what, and where exactly a table's memory ends.
class ViewpointTest {
  private static final Event PUBLIC = new Parlour.Happened.HeldUp(Player.of(0));
  private static final Event REVEALED = new Parlour.Happened.ShownToOthers(Player.of(0), 0);
  private static final int NOW = 10;
  private static final long NO_DEAL = 0;

  @TempDir private Path data = Path.of("");

  private static <T extends Table<?>> View view(Round<T> round, Eyes eyes) {
    return round.rules().game().view(round.table(), eyes);
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,5", "masques,3", "masquerade,3"})
  void a_screen_shows_its_own_player_or_of_several_the_one_who_is_asked(String game, int chairs) {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", game, chairs, Map.of());
      evening.start(id, List.of("Ada", "Ben"), "novice");
      evening.clock.settle();
      var round = evening.live(id).state().round().orElseThrow();
      var ada = view(round, Eyes.of(0));
      var ben = view(round, Eyes.of(1));
      var nobody = view(round, Eyes.spectator());

      var own = Viewpoint.of(1);
      assertThat(own.sees(round, List.of())).isEqualTo(ada);
      assertThat(own.sees(round, List.of(2))).isEqualTo(ada);
      var both = Viewpoint.of(List.of(1, 2));
      assertThat(both.sees(round, List.of())).isEqualTo(nobody);
      assertThat(both.sees(round, List.of(1))).isEqualTo(ada);
      assertThat(both.sees(round, List.of(2))).isEqualTo(ben);
      assertThat(Viewpoint.SPECTATOR.sees(round, List.of(1))).isEqualTo(nobody);
      assertThat(Viewpoint.OPEN.sees(round, List.of())).isEqualTo(view(round, Eyes.open()));
      assertThat(view(round, Eyes.open())).isNotIn(ada, ben, nobody);

      for (int chair = 1; chair <= 2; chair++) {
        evening.tell(id, chair == 1 ? "Ada" : "Ben", new Command.Abandon(chair, true));
      }
      var over = evening.live(id).state().round().orElseThrow();
      assertThat(own.sees(over, List.of())).isEqualTo(view(over, Eyes.open()));
      assertThat(Viewpoint.SPECTATOR.sees(over, List.of())).isEqualTo(view(over, Eyes.open()));
    }
  }

  private TableState parlour(Evening evening, String memory) {
    var manners = new Manners(memory, "off", "calm", true, false, true, 30);
    var id = evening.table("Ada", "parlour", 3, Map.of(), manners);
    evening.start(id, List.of("Ada", "Ben", "Cleo"), "random");
    return evening.live(id).state();
  }

  private Evening evening() {
    var shelf = new Shelf(List.of(new Parlour.Chest()));
    var troupe = new RecordingTroupe("parlour");
    return new Evening(data, rules -> rules, 7, shelf, new Troupes(List.of(troupe)));
  }

  private static boolean recalls(Viewpoint who, long number, int turn, Event event) {
    return who.recalls(new Viewpoint.Told(number, turn, event), NOW, NO_DEAL);
  }

  @Test
  void a_classic_table_repeats_a_round_of_turns_and_identities_for_one() {
    try (var evening = evening()) {
      var table = parlour(evening, "classic");
      var ben = Viewpoint.of(2).recalling(table, 0);
      assertThat(recalls(ben, 100, NOW - 3, PUBLIC)).isTrue();
      assertThat(recalls(ben, 100, NOW - 4, PUBLIC)).isFalse();
      assertThat(recalls(ben, 100, NOW, REVEALED)).isTrue();
      assertThat(recalls(ben, 100, NOW - 1, REVEALED)).isFalse();
      assertThat(recalls(Viewpoint.of(1).recalling(table, 0), 100, NOW, REVEALED)).isFalse();
    }
  }

  @Test
  void whoever_has_heard_up_to_a_number_is_told_what_has_a_higher_one() {
    try (var evening = evening()) {
      for (var memory : List.of("classic", "notebook", "assisted")) {
        var ben = Viewpoint.of(2).recalling(parlour(evening, memory), 100);
        assertThat(recalls(ben, 100, NOW, PUBLIC)).as(memory).isFalse();
        assertThat(recalls(ben, 101, NOW, PUBLIC)).as(memory).isTrue();
      }
    }
  }

  @Test
  void a_notebook_keeps_what_was_heard_long_ago() {
    try (var evening = evening()) {
      var table = parlour(evening, "notebook");
      assertThat(recalls(Viewpoint.of(2).recalling(table, 0), 100, 0, REVEALED)).isTrue();
      assertThat(recalls(Viewpoint.of(1).recalling(table, 0), 100, 0, REVEALED)).isFalse();
      assertThat(recalls(Viewpoint.SPECTATOR.recalling(table, 0), 100, 0, REVEALED)).isFalse();
    }
  }
}
