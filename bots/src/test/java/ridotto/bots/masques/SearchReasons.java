package ridotto.bots.masques;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Profile;
import ridotto.bots.Reason;
import ridotto.kernel.Dice;
import ridotto.masques.MasquesBox;

/// The reasons that bots give who search, one of each.
public final class SearchReasons {
  private SearchReasons() {}

  public static List<Reason> given() {
    Map<String, Reason> given = new HashMap<>();
    var game = new MasquesBox().open(3, Map.of("dances", "2"));
    for (int playouts = 1; playouts <= 8; playouts += 7) {
      var bots = new ArrayList<Bot>();
      for (int player = 0; player < game.seats(); player++) {
        bots.add(new MasquesTroupe().study(game).bot(player, Profile.EXPERT, player));
      }
      new Host<>(game, bots, new Dice(1), Budget.playouts(playouts))
          .play((_, _, decision) -> given.put(decision.reason().code(), decision.reason()));
    }
    return List.copyOf(given.values());
  }
}
