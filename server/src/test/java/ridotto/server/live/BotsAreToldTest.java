package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.bots.Troupe;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.server.live.opening.Admission;
import ridotto.server.table.Command;

/// A bot is given what its player hears and sees, all of it and nothing else, whenever it comes in.
/// What the player hears and sees is taken from the film of the finished round, as that chair.
class BotsAreToldTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben");

  private final List<RecordingTroupe> troupes =
      Stream.of("mascarade", "masques", "masquerade").map(RecordingTroupe::new).toList();

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @CsvSource({"mascarade,5", "mascarade-2,5", "masques,4", "masquerade,4"})
  void what_its_player_hears_and_sees_and_nothing_else(String game, int chairs) {
    var bots = new Troupes(List.<Troupe>copyOf(troupes));
    try (var evening = new Evening(data, rules -> rules, 8, Evening.SHELF, bots)) {
      var id = evening.table("Ada", game, chairs, Evening.SHELF.box(game).simulationLimit());
      evening.start(id, PEOPLE, "regular");
      evening.ready(id, PEOPLE);
      play(evening, id, 3);
      evening.restart();
      play(evening, id, 3);
      evening.tell(id, "Ben", new Command.Leave(2));
      play(evening, id, 3);
      evening.tell(id, "Ben", new Command.TakeOver(2, "Ben"));
      play(evening, id, 3);
      evening.tell(id, "Ben", new Command.Leave(2));
      evening.playOut(id, PEOPLE, 4);

      var diaries = troupes.stream().flatMap(troupe -> troupe.diaries().stream()).toList();
      assertThat(diaries.stream().filter(diary -> diary.player() == 1))
          .as("bots that came late, for Ben")
          .isNotEmpty();
      assertThat(diaries.stream().filter(diary -> diary.player() == 2))
          .as("bots of the third chair, before and after the restart")
          .hasSize(2);
      for (var diary : diaries) {
        diary.follows(evening.live(id).replay(1, String.valueOf(diary.player() + 1)));
      }
    }
  }

  /// Who leaves makes room for one bot more than there is room for. From then on none is kept.
  @ParameterizedTest
  @CsvSource({"mascarade,5", "mascarade-2,5", "masques,4", "masquerade,4"})
  void the_same_where_the_house_has_no_room_to_keep_them(String game, int chairs) {
    var bots = new Troupes(List.<Troupe>copyOf(troupes));
    long room = Admission.weight(chairs - PEOPLE.size()) + Admission.RULES;
    try (var evening = new Evening(data, rules -> rules.memory(room), 8, Evening.SHELF, bots)) {
      var id = evening.table("Ada", game, chairs, Evening.SHELF.box(game).simulationLimit());
      evening.start(id, PEOPLE, "regular");
      evening.ready(id, PEOPLE);
      play(evening, id, 3);
      evening.tell(id, "Ben", new Command.Leave(2));
      evening.clock.seconds(2);
      evening.playOut(id, PEOPLE, 4);

      var diaries = troupes.stream().flatMap(troupe -> troupe.diaries().stream()).toList();
      assertThat(diaries.stream().filter(diary -> diary.player() == 2))
          .as("bots of the third chair, one after the other")
          .hasSizeGreaterThan(3)
          .as("all but the first ones were asked once")
          .anyMatch(diary -> diary.moments().size() == 1);
      for (var diary : diaries) {
        diary.follows(evening.live(id).replay(1, String.valueOf(diary.player() + 1)));
      }
    }
  }

  private static void play(Evening evening, String id, int moves) {
    var dice = new Dice(moves);
    for (int i = 0; i < moves; i++) {
      for (var name : PEOPLE) evening.playOne(id, name, dice);
    }
  }
}
