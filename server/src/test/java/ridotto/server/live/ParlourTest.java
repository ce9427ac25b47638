package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.bots.Troupes;
import ridotto.kernel.Seat;
import ridotto.kernel.Shelf;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.wire.Json;

/// The house plays a game it has never seen, with what its own games hardly use.
class ParlourTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo");
  private static final Manners NOTEBOOK =
      new Manners("notebook", "off", "calm", true, false, true, 30);

  @TempDir private Path data = Path.of("");
  private final RecordingTroupe troupe = new RecordingTroupe("parlour");

  private Evening evening(Beat beat) {
    var shelf = new Shelf(List.of(new Parlour.Chest()));
    return new Evening(data, rules -> rules.with(beat), 7, shelf, new Troupes(List.of(troupe)));
  }

  private static String again(Evening evening, String id, String name) {
    return Json.text(evening.welcome(id, name).history())
        + evening.live(id).record(evening.guest(name), 1);
  }

  private static String film(Evening evening, String id, String as) {
    return Json.text(evening.live(id).replay(1, as));
  }

  @Test
  void what_is_held_up_is_seen_by_every_player_but_one_and_by_nobody_who_watches() {
    try (var evening = evening(Beat.NONE)) {
      var id = evening.table("Ada", "parlour", 3, Map.of(), NOTEBOOK);
      evening.start(id, PEOPLE, "random");
      var ada = evening.listen(id, "Ada");
      var ben = evening.listen(id, "Ben");
      var zoe = evening.listen(id, "Zoe");
      evening.play(id, "Ada", "HoldUp");
      for (var tape : List.of(ada, ben, zoe)) {
        assertThat(tape.last("Happened").toString()).contains("HeldUp");
      }
      assertThat(ben.last("Happened").toString()).contains("ShownToOthers");
      assertThat(ada.heard.toString() + zoe.heard).doesNotContain("ShownToOthers");
      for (int i = 0; i < 2; i++) {
        assertThat(again(evening, id, "Ben")).contains("HeldUp", "ShownToOthers");
        assertThat(again(evening, id, "Ada")).contains("HeldUp").doesNotContain("ShownToOthers");
        assertThat(again(evening, id, "Zoe")).contains("HeldUp").doesNotContain("ShownToOthers");
        evening.restart();
      }
      evening.tell(id, "Ben", new Command.Leave(2));
      evening.tell(id, "Eve", new Command.TakeOver(2, "Eve"));
      evening.tell(id, "Ada", new Command.Consent(1, 1, true));
      evening.tell(id, "Cleo", new Command.Consent(3, 1, true));
      assertThat(again(evening, id, "Eve")).contains("HeldUp").doesNotContain("ShownToOthers");

      for (var name : List.of("Ada", "Eve", "Cleo")) {
        int chair = evening.welcome(id, name).chairs().getFirst();
        evening.tell(id, name, new Command.Abandon(chair, true));
      }
      assertThat(film(evening, id, "2")).contains("ShownToOthers");
      assertThat(film(evening, id, "open")).contains("ShownToOthers");
      assertThat(film(evening, id, "1")).doesNotContain("ShownToOthers");
      assertThat(film(evening, id, "spectator")).doesNotContain("ShownToOthers");
    }
  }

  @Test
  void of_two_players_on_one_device_one_sees_it() {
    try (var evening = evening(Beat.NONE)) {
      var id = evening.table("Ada", "parlour", 3, Map.of(), NOTEBOOK);
      evening.sit(id, 1, "Ada");
      evening.tell(id, "Ada", new Command.Sit(2, "Anna", Evening.contribution(2)));
      evening.sit(id, 3, "Cleo");
      evening.tell(id, "Ada", new Command.Start());
      var ada = evening.listen(id, "Ada");
      evening.play(id, "Ada", "HoldUp");
      assertThat(ada.last("Happened").toString()).contains("ShownToOthers");
      assertThat(again(evening, id, "Ada")).contains("ShownToOthers");
    }
  }

  @Test
  void a_bot_hears_it_as_its_player_would() {
    try (var evening = evening(Beat.NONE)) {
      var id = evening.table("Ada", "parlour", 3, Map.of());
      evening.sit(id, 1, "Ada");
      for (int chair = 2; chair <= 3; chair++) {
        evening.tell(id, "Ada", new Command.SeatBot(chair, "regular"));
      }
      evening.tell(id, "Ada", new Command.Start());
      evening.play(id, "Ada", "HoldUp");
      evening.clock.settle();
      evening.restart();
      evening.tell(id, "Ada", new Command.Leave(1));
      evening.playOut(id, List.of(), 3);
      assertThat(troupe.diaries().stream().map(RecordingTroupe.Diary::player)).contains(0, 1, 2);
      assertThat(film(evening, id, "2") + film(evening, id, "3")).contains("ShownToOthers");
      for (var diary : troupe.diaries()) {
        diary.follows(evening.live(id).replay(1, String.valueOf(diary.player() + 1)));
      }
    }
  }

  @Test
  void an_answer_that_lies_face_down_is_none_to_the_question_that_comes_after() {
    try (var evening = evening(Beat.fixed(Duration.ofSeconds(1)))) {
      var id = evening.table("Ada", "parlour", 3, Map.of());
      evening.start(id, PEOPLE, "random");
      evening.play(id, "Ada", "AskAll");
      evening.play(id, "Ben", "Yes");
      evening.play(id, "Cleo", "Yes");
      int step = evening.position(id, "Ada").step();
      evening.clock.seconds(5);

      assertThat(evening.position(id, "Ada").awaited()).containsExactly(Seat.of(2));
      assertThat(evening.position(id, "Ada").step()).isEqualTo(step + 1);
      var asked = evening.position(id, "Cleo").inquiries().getFirst();
      assertThat(asked.question()).isEqualTo(Parlour.Ask.LAST_WORD);
      assertThat(asked.given()).isEmpty();
      var yes = Json.tree(asked.options().getFirst());
      assertThat(evening.refused(id, "Cleo", new Command.Play(3, step, yes)))
          .as("an answer to what was asked before")
          .isEqualTo("stale-step");
      evening.play(id, "Cleo", "No");
      evening.clock.seconds(1);
      assertThat(evening.position(id, "Ada").awaited()).containsExactly(Seat.of(1));
    }
  }
}
