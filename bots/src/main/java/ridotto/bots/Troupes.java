package ridotto.bots;

import java.util.List;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// The bots of the house. A bot without a plan plays every game; the others come from a [Troupe].
public record Troupes(List<Troupe> troupes) {
  public static final String RANDOM = "random";

  /// Makes a bot of one kind for a player of a new table.
  public interface Kind {
    Bot bot(int player, long seed);
  }

  public Troupes {
    troupes = List.copyOf(troupes);
  }

  /// The kind called `random`, `expert`, `casual-bold`, … for this game of this box. Throws
  /// [Refused] if there is none.
  public Kind kind(Box box, Game<?> game, String name) {
    var ids = RandomBot.ids(game);
    Kind random = (_, seed) -> new RandomBot(game.random(), ids, seed);
    if (name.equals(RANDOM)) return random;
    var profile = Profile.of(name);
    var entrance =
        troupes.stream()
            .filter(troupe -> troupe.family().equals(box.family()))
            .findFirst()
            .orElseThrow(
                () ->
                    new Refused(
                        "bots", Refusal.of("one-of").and("value", name).and("known", RANDOM)))
            .study(game);
    return (player, seed) ->
        new Steady(entrance.bot(player, profile, seed), random.bot(player, seed));
  }
}
