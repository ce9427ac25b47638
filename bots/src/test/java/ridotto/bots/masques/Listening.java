package ridotto.bots.masques;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Playout;
import ridotto.masques.Masques;
import ridotto.masques.MasquesBox;
import ridotto.masques.MasquesEvent.PlotDealt;
import ridotto.masques.MasquesQuestion.PickOne;
import ridotto.masques.Palace;
import ridotto.masques.Plot;

/// A game without a plan, and one player who listens.
final class Listening {
  final Masques game;
  final int player;
  final MasquesBelief belief;
  final Palace table;
  final Palace start; // when the first cards were dealt
  final List<Event> heard = new ArrayList<>(); // since then
  int own; // the first cards
  private final Dice dice;
  private boolean began;

  Listening(int players, long seed, double lapse) {
    game = new MasquesBox().open(players, Map.of("dances", "4"));
    dice = new Dice(seed);
    player = dice.nextInt(players);
    belief = new MasquesBelief(game, player, lapse, seed);
    table = game.open();
    start = game.open();
    table.admit(this::hear);
    game.reset(table);
  }

  private void hear(Event event) {
    if (!event.audience().includes(player)) return;
    belief.hear(event);
    if (began) heard.add(event);
    else if (event instanceof PlotDealt(_, var plot)) {
      own |= Integer.lowestOneBit(Plot.cards(plot.number()) & ~own);
    }
  }

  /// Plays on until the player is asked; false if that never happens in so many dances.
  boolean untilAsked(int dances) {
    boolean moved = false;
    while (!table.over() && table.dance() <= dances) {
      if (!began && table.question() instanceof PickOne) {
        began = true;
        game.copy(table, start);
      }
      int seat = table.asked();
      if (moved && seat == player) return true;
      move(seat);
      moved = true;
    }
    return false;
  }

  private void move(int seat) {
    var playout = new Playout<>(game, table, game.random(), dice);
    game.play(table, seat, playout.choose(seat));
  }
}
