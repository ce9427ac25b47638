package ridotto.bots.mascarade;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Level;
import ridotto.bots.Profile;
import ridotto.bots.Reason;
import ridotto.bots.Temper;
import ridotto.kernel.Dice;

/// The reasons that come up in some games of every kind, one of each.
public final class EveryReason {
  private static final Set<Reason> GIVEN = play();

  private EveryReason() {}

  public static Set<Reason> given() {
    return GIVEN;
  }

  private static Set<Reason> play() {
    Map<String, Reason> given = new HashMap<>();
    for (var game : Rooms.all()) {
      for (int seed = 0; seed < 6; seed++) {
        var bots = Rooms.bots(game, new Profile(Level.NOVICE, Temper.SLY), seed);
        new Host<>(game, bots, new Dice(seed), Budget.USUAL)
            .play((_, _, decision) -> given.put(decision.reason().code(), decision.reason()));
      }
    }
    given.put("only", Reason.of("only"));
    return given.values().stream().collect(Collectors.toSet());
  }
}
