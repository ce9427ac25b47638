package ridotto.bots.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Level;
import ridotto.bots.Profile;
import ridotto.bots.Temper;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Playout;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeBox;

/// A bot cannot tell two truths apart that look the same: it decides the same and says the same.
class TwoWorldsTest {
  private static final int GAMES = Integer.getInteger("ridotto.worlds", 12);

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {3, 4, 6})
  void decides_the_same_in_both(int players) {
    var game = new MasqueradeBox().open(players, Map.of("rounds", "12"));
    for (int seed = 0; seed < GAMES; seed++) {
      var level = Level.values()[seed % Level.values().length];
      assertThat(new Twins(game, new Profile(level, Temper.CALM), seed).play()).isPositive();
    }
  }

  /// One table, and beside it another in which all that one player heard is just as true.
  private static final class Twins {
    private static final Budget SHORT = Budget.playouts(12);

    private final Masquerade game;
    private final Dice dice;
    private final int player;
    private final Bot here;
    private final Bot there;
    private final MasqueradeBelief memory;
    private final Battlefield table;
    private final Battlefield other;
    private final List<Event> heardHere = new ArrayList<>();
    private final List<Event> heardThere = new ArrayList<>();
    private int different;

    Twins(Masquerade game, Profile profile, long seed) {
      this.game = game;
      dice = new Dice(seed);
      player = dice.nextInt(game.seats());
      here = new MasqueradeTroupe().study(game).bot(player, profile, seed);
      there = new MasqueradeTroupe().study(game).bot(player, profile, seed);
      memory = new MasqueradeBelief(game, player, 0, seed);
      table = game.open();
      other = game.open();
      table.admit(heardHere::add);
      other.admit(heardThere::add);
    }

    /// How often the two truths were not the same.
    int play() {
      game.reset(table);
      var playout = new Playout<>(game, table, game.random(), dice);
      tell();
      while (!table.over()) {
        int seat = table.asked();
        int move = playout.choose(seat);
        game.copy(table, other);
        if (seat == player) {
          memory.sample(game.view(table, Eyes.of(player)), other, dice);
          if (!game.view(table, Eyes.open()).equals(game.view(other, Eyes.open()))) different++;
          move = decide(seat);
        }
        game.play(table, seat, move);
        if (game.refusal(other, seat, move).isEmpty()) game.play(other, seat, move);
        tell();
      }
      return different;
    }

    private int decide(int seat) {
      var one = ask(here, table, seat);
      assertThat(ask(there, other, seat)).isEqualTo(one);
      return game.moves().indexOf(one.move());
    }

    private Decision ask(Bot bot, Battlefield field, int seat) {
      return bot.decide(game.view(field, Eyes.of(player)), game.inquiry(field, seat), SHORT);
    }

    /// Each twin hears its own world, as long as they sound the same; then both hear the true one.
    private void tell() {
      var one = heardHere.stream().filter(event -> event.audience().includes(player)).toList();
      var two = heardThere.stream().filter(event -> event.audience().includes(player)).toList();
      one.forEach(here::hear);
      one.forEach(memory::hear);
      (one.equals(two) ? two : one).forEach(there::hear);
      heardHere.clear();
      heardThere.clear();
    }
  }
}
