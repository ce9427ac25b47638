package ridotto.bots.masquerade;

import java.util.Map;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Playout;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeBox;
import ridotto.masquerade.Sight;

/// A game without a plan, and one player who listens.
final class Listening {
  /// Looks on when the listener is asked.
  interface Asked {
    void at(Battlefield truth, Sight view);
  }

  final Masquerade game;
  final int player;
  final MasqueradeBelief belief;
  final Dice dice;
  private final Battlefield table;

  Listening(int players, Map<String, String> settings, long seed, double lapse) {
    game = new MasqueradeBox().open(players, settings);
    dice = new Dice(seed);
    player = dice.nextInt(players);
    belief = new MasqueradeBelief(game, player, lapse, seed);
    table = game.open();
    table.admit(this::hear);
  }

  private void hear(Event event) {
    if (event.audience().includes(player)) belief.hear(event);
  }

  void play(Asked asked) {
    game.reset(table);
    var playout = new Playout<>(game, table, game.random(), dice);
    while (!table.over()) {
      int seat = table.asked();
      if (seat == player) asked.at(table, game.view(table, Eyes.of(player)));
      game.play(table, seat, playout.choose(seat));
    }
  }
}
