package ridotto.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.lab.run.Figures;
import ridotto.lab.run.Lengths;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Run;
import ridotto.lab.run.Seating;

/// Many games of bots without a plan. Game number `n` of a seed is always the same game, whichever
/// thread plays it.
public record Simulation(
    Box box, int players, Map<String, String> settings, long games, long seed, int threads) {

  private static final Troupes NOBODY = new Troupes(List.of());

  /// What came of it. `winShare` is by player, a shared win counted in parts; `seats`, `bots`,
  /// `characters`, `endingShares` and `lengths` say it with 95 % intervals, and `habits` what the
  /// bots did. `fingerprint` stands for the winners, turns and decisions of every single game: two
  /// builds that print the same have played the same games.
  public record Result(
      String game,
      int players,
      Map<String, String> settings,
      String bots,
      long seed,
      long games,
      long turns,
      long decisions,
      double seconds,
      double decisionsPerSecond,
      double gamesPerSecond,
      List<Double> winShare,
      Map<String, Long> endings,
      String fingerprint,
      String command,
      List<Figures.SeatFigure> seats,
      List<Figures.BotFigure> byBot,
      List<Figures.RoleFigure> characters,
      List<Figures.EndingFigure> endingShares,
      Lengths lengths,
      Map<String, Map<String, Long>> habits) {

    public static Result of(Plan plan, Figures figures, double seconds) {
      var endings = new LinkedHashMap<String, Long>();
      for (var ending : figures.endings()) endings.put(ending.ending(), ending.games());
      boolean alike = plan.kinds().size() == 1;
      return new Result(
          plan.box().name(),
          plan.players(),
          plan.settings(),
          alike ? plan.kinds().getFirst() : plan.lineUp(),
          plan.seed(),
          figures.games(),
          figures.turns(),
          figures.decisions(),
          seconds,
          figures.decisions() / seconds,
          figures.games() / seconds,
          figures.seats().stream().map(Figures.SeatFigure::share).toList(),
          endings,
          figures.fingerprint(),
          plan.command(),
          figures.seats(),
          figures.bots(),
          figures.characters(),
          figures.endings(),
          figures.lengths(),
          figures.habits());
    }
  }

  public Plan plan() {
    return Plan.of(
        box,
        players,
        settings,
        Seating.ROTATED,
        Collections.nCopies(players, Troupes.RANDOM),
        1,
        seed,
        games);
  }

  /// Plays them all; `progress` hears of games that are done.
  public Result run(LongConsumer progress) {
    long start = System.nanoTime();
    var figures = new Run(plan(), NOBODY, threads, false).play(progress);
    return Result.of(plan(), figures, (System.nanoTime() - start) / 1e9);
  }
}
