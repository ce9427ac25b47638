package ridotto.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.kernel.Witness;

/// How fast random games are played on one thread, next to a bare loop of the same rules in the
/// same run. Machines are noisy: compare the ratios.
public final class PlayoutBench {
  private static final int TRIALS = 5;

  /// One measured kind of game. `ratio` is decisions a second against the bare loop.
  public record Row(
      String what,
      int players,
      double decisionsPerSecond,
      double gamesPerSecond,
      double decisionsPerGame,
      double bytesPerDecision,
      double ratio) {}

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final long nanos;
  private double bare;

  public PlayoutBench(double seconds) {
    nanos = (long) (seconds * 1e9);
  }

  /// Measures the bare loop, then every game and number of players given, once unheard and, where
  /// `heard` says so, once with every seat's observations made.
  public List<Row> run(List<Box> boxes, int players, boolean heard, Consumer<Row> done) {
    var rows = new ArrayList<Row>();
    var loop = new BareLoop(new SplittableRandom(1));
    Consumer<Row> keep =
        row -> {
          rows.add(row);
          done.accept(row);
        };
    keep.accept(measure("bare loop", 8, loop::run, loop::decisions));
    for (var box : boxes) {
      for (int n = box.fewest(); n <= box.most(); n++) {
        if (players != 0 && players != n) continue;
        var game = box.open(n, box.simulationLimit());
        keep.accept(measure(box.name(), n, game, Optional.empty()));
        if (heard) {
          keep.accept(measure(box.name() + ", observed", n, game, Optional.of(new Ears(n))));
        }
      }
    }
    return rows;
  }

  private <T extends Table<?>> Row measure(
      String what, int players, Game<T> game, Optional<Witness> witness) {
    var playout = Playout.of(game, witness, new Dice(1));
    return measure(what, players, playout::run, playout::decisions);
  }

  private Row measure(
      String what, int players, Runnable one, java.util.function.LongSupplier decisions) {
    for (int i = 0; i < TRIALS; i++) trial(one);
    var perSecond = new double[TRIALS];
    long games = 0;
    long before = decisions.getAsLong();
    long bytes = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < TRIALS; i++) {
      long start = System.nanoTime();
      long from = decisions.getAsLong();
      games += trial(one);
      perSecond[i] = (decisions.getAsLong() - from) * 1e9 / (System.nanoTime() - start);
    }
    bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
    long decided = decisions.getAsLong() - before;
    Arrays.sort(perSecond);
    double median = perSecond[TRIALS / 2];
    if (bare == 0) bare = median;
    double perGame = (double) decided / games;
    return new Row(
        what, players, median, median / perGame, perGame, (double) bytes / decided, median / bare);
  }

  private long trial(Runnable one) {
    long start = System.nanoTime();
    long games = 0;
    do {
      for (int i = 0; i < 100; i++) one.run();
      games += 100;
    } while (System.nanoTime() - start < nanos);
    return games;
  }
}
