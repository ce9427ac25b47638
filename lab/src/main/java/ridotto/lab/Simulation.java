package ridotto.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Many games of bots without a plan. Game number `n` of a seed is always the same game, whichever
/// thread plays it.
public record Simulation(
    Box box, int players, Map<String, String> settings, long games, long seed, int threads) {

  private static final int BATCH = 256;

  /// What came of it. `winShare` is by player, a shared win counted in parts. `fingerprint` stands
  /// for the winners, turns and decisions of every single game: two builds that print the same have
  /// played the same games.
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
      String fingerprint) {}

  /// Plays them all; `progress` hears of every batch that is done.
  public Result run(LongConsumer progress) {
    return run(box.open(players, settings), progress);
  }

  private <T extends Table<?>> Result run(Game<T> game, LongConsumer progress) {
    long start = System.nanoTime();
    var next = new AtomicLong();
    var total = new Tally(players, game.endings().size());
    try (var pool = Executors.newFixedThreadPool(threads)) {
      var parts = new ArrayList<Future<Tally>>();
      for (int i = 0; i < threads; i++) parts.add(pool.submit(() -> play(game, next, progress)));
      for (var part : parts) total.add(part.get());
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game broke its rules", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return result(game, total, (System.nanoTime() - start) / 1e9);
  }

  private <T extends Table<?>> Tally play(Game<T> game, AtomicLong next, LongConsumer progress) {
    var tally = new Tally(players, game.endings().size());
    var dice = new Dice(seed);
    var playout = Playout.of(game, Optional.empty(), dice);
    for (long batch; (batch = next.getAndAdd(BATCH)) < games; ) {
      long end = Math.min(games, batch + BATCH);
      for (long number = batch; number < end; number++) {
        dice.begin(seed, number);
        long before = playout.decisions();
        playout.run();
        tally.count(number, playout.table(), playout.decisions() - before);
      }
      progress.accept(end - batch);
    }
    return tally;
  }

  private Result result(Game<?> game, Tally tally, double seconds) {
    var endings = new LinkedHashMap<String, Long>();
    for (var ending : game.endings()) endings.put(ending.word(), tally.ended(ending.ordinal()));
    return new Result(
        box.name(),
        players,
        settings,
        "random",
        seed,
        tally.games(),
        tally.turns(),
        tally.decisions(),
        seconds,
        tally.decisions() / seconds,
        tally.games() / seconds,
        IntStream.range(0, players).mapToObj(tally::winShare).toList(),
        endings,
        Long.toHexString(tally.fingerprint()));
  }
}
