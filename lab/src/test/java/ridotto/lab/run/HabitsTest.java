package ridotto.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Bot;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.bots.mascarade.MascaradeTroupe;
import ridotto.kernel.Dice;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.Announced;
import ridotto.mascarade.MascaradeEvent.Claimed;
import ridotto.mascarade.MascaradeEvent.Fined;
import ridotto.mascarade.MascaradeEvent.TurnBegan;
import ridotto.mascarade.MascaradeMove.Announce;

/// What a run counts, counted again from the events alone and from what the bots say of themselves.
class HabitsTest {
  private static final MascaradeBox BOX = new MascaradeBox(Edition.FIRST);
  private static final Troupes TROUPES = new Troupes(List.of(new MascaradeTroupe()));

  @ParameterizedTest
  @ValueSource(strings = {"novice", "regular", "expert-sly", "random"})
  void announcements_challenges_and_fines_agree_with_a_direct_count(String bot) {
    var bots = new ArrayList<>(Collections.nCopies(6, bot));
    if (bot.equals("random")) bots.set(5, "novice"); // all of them would be played without bots
    var plan = new Plan(BOX, 6, BOX.simulationLimit(), Seating.FIXED, bots, 1, 5, 20, 10);
    var counted =
        new Run(plan, TROUPES, 2, true).play(_ -> {}).habits().getOrDefault(bot, Map.of());
    var direct = new TreeMap<String, Long>();
    for (long number = 0; number < plan.games(); number++) count(plan, number, bot, direct);

    for (var habit : direct.keySet()) {
      assertThat(counted.getOrDefault(habit, 0L)).as(habit).isEqualTo(direct.get(habit));
    }
    assertThat(direct).containsKeys("announce", bot.equals("random") ? "false" : "lie");
  }

  /// Of one turn: who announced, and what became of it.
  private static final class Turn {
    private int announcer = -1;
    private String said = "";
    private boolean challenged;
  }

  private static void count(Plan plan, long number, String bot, Map<String, Long> into) {
    var game = BOX.open(6, plan.settings());
    var dice = new Dice(0);
    dice.begin(plan.seed(), number);
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < 6; player++) {
      var kind = TROUPES.kind(BOX, game, plan.bots().get(player));
      bots.add(kind.bot(player, dice.nextLong()));
    }
    var host = new Host<>(game, bots, new Dice(dice.nextLong()), plan.budget());
    var turn = new Turn();
    host.watchedBy(
        event -> {
          boolean mine = turn.announcer >= 0 && plan.bots().get(turn.announcer).equals(bot);
          switch ((MascaradeEvent) event) {
            case TurnBegan _ -> turn.announcer = -1;
            case Claimed _ -> {
              if (!turn.challenged && mine) into.merge(turn.said + "-challenged", 1L, Long::sum);
              turn.challenged = true;
            }
            case Fined(var seat, _) -> {
              if (seat.index() == turn.announcer && mine) {
                into.merge(turn.said + "-paid", 1L, Long::sum);
              }
            }
            case Announced _ -> {
              if (mine) into.merge("announce", 1L, Long::sum);
              if (mine) into.merge(turn.said, 1L, Long::sum);
            }
            default -> {}
          }
        });
    host.play(
        (int seat, int move, Decision decision) -> {
          if (!(game.moves().get(move) instanceof Announce(_, var mask))) return;
          Ballroom room = host.table();
          turn.announcer = seat;
          turn.challenged = false;
          var holds = decision.reason().with().get("holds");
          boolean right = room.maskAt(seat).equals(mask);
          if (right) turn.said = "true";
          else if (holds == null) turn.said = "false";
          else turn.said = (int) holds < 50 ? "lie" : "mistake";
        });
  }
}
