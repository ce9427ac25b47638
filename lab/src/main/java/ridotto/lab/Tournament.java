package ridotto.lab;

import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.lab.run.Figures;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Run;
import ridotto.lab.run.Seating;

/// Bots against bots. Game number `n` of a seed is always the same game, whichever thread plays it,
/// as long as the budget counts playouts and not time.
public record Tournament(
    Box box,
    int players,
    Map<String, String> settings,
    List<String> bots,
    Field field,
    long games,
    long seed,
    int threads,
    int playouts) {

  /// Who sits at a table.
  public enum Field {
    /// The first bot, in every seat equally often, and only others beside it.
    ONE(Seating.ONE),
    /// Any of the bots in any seat.
    MIXED(Seating.MIXED);

    private final Seating seating;

    Field(Seating seating) {
      this.seating = seating;
    }

    public Seating seating() {
      return seating;
    }
  }

  public Plan plan() {
    return Plan.of(box, players, settings, field.seating(), bots, playouts, seed, games);
  }

  /// Plays them all; `progress` hears of games that are done. Throws [ridotto.kernel.Refused] for a
  /// bot nobody knows.
  public List<Figures.BotFigure> run(Troupes troupes, LongConsumer progress) {
    return new Run(plan(), troupes, threads, false).play(progress).bots();
  }
}
