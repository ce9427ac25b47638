package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Table;
import ridotto.server.table.Command;
import ridotto.server.table.Round;
import ridotto.wire.Json;

/// Two houses in which everything is the same but what somebody must not know: what they are told
/// is the same to the byte, until something is shown to them.
class TwoWorldsTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");
  private static final int TRIALS = 6;
  private static final int MOST = 25;

  @TempDir Path data;

  @ParameterizedTest
  @CsvSource({"mascarade", "mascarade-2", "masques", "masquerade"})
  void what_a_listener_hears_depends_on_nothing_it_must_not_know(String game) {
    int compared = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      compared += trial(game, trial);
    }
    assertThat(compared).isGreaterThan(TRIALS / 2);
  }

  private int trial(String game, int trial) {
    try (var here = new Evening(data.resolve("a" + trial), rules -> rules, trial);
        var there = new Evening(data.resolve("b" + trial), rules -> rules, trial)) {
      var id = begin(here, game);
      assertThat(begin(there, game)).isEqualTo(id);
      var dice = new Dice(trial);
      boolean watches = trial % 3 == 0;
      var name = watches ? "Zoe" : "Ben";
      var eyes = watches ? Eyes.spectator() : Eyes.of(1);
      var one = here.listen(id, name);
      var other = there.listen(id, name);
      int quiet = dice.nextInt(12);
      for (int i = 0; i < quiet; i++) {
        if (step(here, there, id, dice, eyes) == Step.NONE) return 0;
      }
      assertThat(other.heard).isEqualTo(one.heard);
      there.live(id).state().round().orElseThrow().disguise(eyes, dice);
      int compared = 0;
      while (true) {
        var step = step(here, there, id, dice, eyes);
        boolean parted = step == Step.SHOWS && !other.heard.equals(one.heard);
        if (step == Step.NONE || parted || compared == MOST) return compared;
        assertThat(other.heard).isEqualTo(one.heard);
        assertThat(welcome(there, id, name)).isEqualTo(welcome(here, id, name));
        compared++;
      }
    }
  }

  private static String begin(Evening evening, String game) {
    var id = evening.table("Ada", game, 4, Evening.SHELF.box(game).simulationLimit());
    evening.start(id, PEOPLE, "random");
    evening.ready(id, PEOPLE);
    return id;
  }

  private static String welcome(Evening evening, String id, String name) {
    return Json.text(evening.live(id).welcome(evening.guest(name)));
  }

  /// Whether the worlds may part at a step.
  private enum Step {
    NONE,
    HIDES,
    SHOWS
  }

  /// The same move in both, if it can be played in both and does not end the game.
  private static Step step(Evening here, Evening there, String id, Dice dice, Eyes eyes) {
    var round = here.live(id).state().round().orElseThrow();
    if (round.over()) return Step.NONE;
    int chair = round.chairAt(round.awaited().getFirst().index());
    var name = PEOPLE.get(chair - 1);
    var position = here.position(id, name);
    // What another may do can depend on what only they know.
    var options = new ArrayList<>(position.inquiries().getFirst().options());
    options.retainAll(there.position(id, name).inquiries().getFirst().options());
    if (options.isEmpty()) return Step.NONE;
    int choice = dice.nextInt(options.size());
    var move = Json.tree(options.get(choice));
    int seat = round.seatOf(chair);
    boolean shows =
        shows(round, seat, round.rules().id(move), eyes)
            || shows(there.live(id).state().round().orElseThrow(), seat, move, eyes);
    var play = new Command.Play(chair, position.step(), move);
    there.tell(id, name, play);
    here.tell(id, name, play);
    if (here.live(id).state().round().orElseThrow().over()) return Step.NONE;
    return shows ? Step.SHOWS : Step.HIDES;
  }

  private static boolean shows(
      Round<?> round, int seat, tools.jackson.databind.JsonNode move, Eyes eyes) {
    return shows(round, seat, round.rules().id(move), eyes);
  }

  private static <T extends Table<?>> boolean shows(Round<T> round, int seat, int move, Eyes eyes) {
    var game = round.rules().game();
    var ahead = game.open();
    game.copy(round.table(), ahead);
    if (game.refusal(ahead, seat, move).isPresent()) return true;
    var shown = new boolean[1];
    ahead.admit(event -> shown[0] |= event.reveals() && event.audience().includes(eyes));
    game.play(ahead, seat, move);
    for (int drawn : round.foresee(seat, move)) game.play(ahead, Table.HOUSE, drawn);
    return shown[0];
  }
}
