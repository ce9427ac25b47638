package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.bots.Budget;
import ridotto.bots.Level;
import ridotto.bots.Profile;
import ridotto.bots.Temper;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;

/// A bot cannot tell two truths apart that look the same: it decides the same and says the same.
class TwoWorldsTest {
  private static final int GAMES = 35; // at each of 29 tables

  static List<Mascarade> rooms() {
    return Rooms.all();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void decides_the_same_in_both(Mascarade game) {
    int compared = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var level = Level.values()[seed % Level.values().length];
      compared += new Twins(game, new Profile(level, Temper.CALM), seed).play();
    }
    assertThat(compared).isPositive();
  }

  /// One table, and beside it another that differs in what one player cannot know.
  private static final class Twins {
    private final Mascarade game;
    private final Dice dice;
    private final int player;
    private final MascaradeBot here;
    private final MascaradeBot there;
    private final Ballroom table;
    private final Ballroom other;
    private final List<Event> heardHere = new ArrayList<>();
    private final List<Event> heardThere = new ArrayList<>();
    private int compared;

    Twins(Mascarade game, Profile profile, long seed) {
      this.game = game;
      dice = new Dice(seed);
      player = dice.nextInt(game.seats());
      here = new MascaradeBot(new Book(game), player, profile, seed);
      there = new MascaradeBot(new Book(game), player, profile, seed);
      table = game.open();
      other = game.open();
      table.admit(heardHere::add);
      other.admit(heardThere::add);
    }

    int play() {
      game.reset(table);
      var playout = new Playout<>(game, table, game.random(), dice);
      while (!table.over() && table.turns() < 60) {
        int seat = table.asked();
        game.copy(table, other);
        game.disguise(other, Eyes.of(player), dice);
        int move = playout.choose(seat);
        if (seat != Table.HOUSE && table.playerAt(seat) == player) {
          int one = ask(here, table, seat);
          assertThat(ask(there, other, seat)).isEqualTo(one);
          move = one;
          compared++;
        }
        game.play(table, seat, move);
        if (game.refusal(other, seat, move).isEmpty()) game.play(other, seat, move);
        tell();
      }
      return compared;
    }

    /// Each twin hears its own world, as long as they sound the same; then both hear the true one.
    private void tell() {
      var one = heardHere.stream().filter(event -> event.audience().includes(player)).toList();
      var two = heardThere.stream().filter(event -> event.audience().includes(player)).toList();
      one.forEach(here::hear);
      (one.equals(two) ? two : one).forEach(there::hear);
      heardHere.clear();
      heardThere.clear();
    }

    private int ask(MascaradeBot bot, Ballroom room, int seat) {
      var view = game.view(room, Eyes.of(player));
      var decision = bot.decide(view, game.inquiry(room, seat), Budget.USUAL);
      reasons.add(decision.reason());
      if (reasons.size() == 2) {
        assertThat(reasons.get(1)).isEqualTo(reasons.get(0));
        reasons.clear();
      }
      return game.moves().indexOf(decision.move());
    }

    private final List<Object> reasons = new ArrayList<>();
  }
}
