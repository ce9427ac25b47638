package ridotto.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.kernel.Witness;

/// How fast random games are played on one thread, by turns with a bare loop of the same rules: a
/// slice of processor time for the one, a slice for the other. Both meet the same machine, so
/// compare the ratios.
public final class PlayoutBench {
  private static final int PAIRS = 15;
  private static final int WARM_UP = 25; // pairs that do not count
  private static final int GAMES = 10; // played between two looks at the clock

  /// One measured kind of game: medians over all pairs of slices. `ratio` is decisions a second
  /// against the bare loop, `low` and `high` the least and the greatest ratio of a pair.
  public record Row(
      String what,
      int players,
      double decisionsPerSecond,
      double gamesPerSecond,
      double decisionsPerGame,
      double bytesPerDecision,
      double ratio,
      double low,
      double high) {}

  private final long nanos;

  /// With slices of so many seconds.
  public PlayoutBench(double slice) {
    nanos = (long) (slice * 1e9);
  }

  /// The bare loop as it ran beside this game, and the game: played for itself, or with every
  /// seat's observations made.
  public List<Row> run(Box box, int players, boolean observed) {
    return run(box, players, box.open(players, box.simulationLimit()), observed);
  }

  private <T extends Table<?>> List<Row> run(Box box, int players, Game<T> game, boolean observed) {
    Optional<Witness> ears = observed ? Optional.of(new Ears(players)) : Optional.empty();
    var playout = Playout.of(game, ears, new Dice(1));
    var loop = new BareLoop(new SplittableRandom(1));
    var what = observed ? box.name() + ", observed" : box.name();
    return measure(
        what,
        players,
        slices(loop::run, loop::decisions),
        slices(playout::run, playout::decisions));
  }

  private static Slices slices(Runnable game, LongSupplier decisions) {
    return new Slices(
        () -> {
          for (int i = 0; i < GAMES; i++) game.run();
        },
        decisions);
  }

  private List<Row> measure(String what, int players, Slices bare, Slices played) {
    for (int i = 0; i < WARM_UP; i++) {
      bare.run(nanos);
      played.run(nanos);
    }
    bare.forget();
    played.forget();
    var bares = new double[PAIRS];
    var rates = new double[PAIRS];
    var ratios = new double[PAIRS];
    for (int i = 0; i < PAIRS; i++) {
      bares[i] = bare.run(nanos);
      rates[i] = played.run(nanos);
      ratios[i] = rates[i] / bares[i];
    }
    var same = new double[PAIRS];
    Arrays.fill(same, 1);
    return List.of(
        row("bare loop", BareLoop.SEATS, bare, bares, same),
        row(what, players, played, rates, ratios));
  }

  private static Row row(String what, int players, Slices slices, double[] rates, double[] ratios) {
    Arrays.sort(rates);
    Arrays.sort(ratios);
    double rate = rates[PAIRS / 2];
    double perGame = slices.decisionsPerTurn() / GAMES;
    return new Row(
        what,
        players,
        rate,
        rate / perGame,
        perGame,
        slices.bytesPerDecision(),
        ratios[PAIRS / 2],
        ratios[0],
        ratios[PAIRS - 1]);
  }
}
