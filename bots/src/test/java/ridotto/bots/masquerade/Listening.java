package ridotto.bots.masquerade;

import java.util.Map;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Moves;
import ridotto.kernel.Table;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeBox;
import ridotto.masquerade.MasqueradeView;

/// A game played by instinct, and one player who listens.
final class Listening {
  /// Looks on when the listener is asked.
  interface Asked {
    void at(Battlefield truth, MasqueradeView view);
  }

  final Masquerade game;
  final int player;
  final MasqueradeBelief belief;
  final Dice dice;
  final Tracked tracked;
  private final MasqueradeGuide guide;
  private final Battlefield table;

  Listening(int players, Map<String, String> settings, long seed, double lapse) {
    game = new MasqueradeBox().open(players, settings);
    guide = new MasqueradeGuide(game);
    dice = new Dice(seed);
    player = dice.nextInt(players);
    belief = new MasqueradeBelief(game, player, lapse, seed);
    table = game.open();
    tracked = new Tracked(table, player);
    table.admit(this::hear);
  }

  private void hear(Event event) {
    tracked.hear(event);
    if (event.audience().includes(player)) belief.hear(event);
  }

  void play(Asked asked) {
    var moves = new Moves();
    while (!table.over()) {
      int seat = table.asked();
      var menu = game.moves(table, seat, moves);
      if (seat == player) asked.at(table, game.view(table, Eyes.of(player)));
      boolean house = seat == Table.HOUSE;
      int any = menu.get(dice.nextInt(menu.size()));
      tracked.look();
      game.play(table, seat, house ? any : guide.choose(table, seat, menu, dice));
      tracked.follow();
    }
  }
}
