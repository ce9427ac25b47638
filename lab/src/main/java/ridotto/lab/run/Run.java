package ridotto.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import ridotto.bots.Troupes;
import ridotto.kernel.Game;
import ridotto.kernel.Refused;
import ridotto.kernel.Table;

/// A plan being played: by so many threads, or until every seat's share is known so well.
///
/// `watched` has everything that is done counted too, which takes time where nobody thinks.
public record Run(
    Plan plan,
    Troupes troupes,
    int threads,
    boolean watched,
    Shard shard,
    OptionalDouble precision) {

  /// All of a plan, on so many threads.
  public Run(Plan plan, Troupes troupes, int threads, boolean watched) {
    this(plan, troupes, threads, watched, Shard.WHOLE, OptionalDouble.empty());
  }

  /// Plays it; `progress` hears of games that are done.
  public Figures play(LongConsumer progress) {
    return play(Keep.NOTHING, new Stop(), progress);
  }

  /// The same until somebody says stop. What was counted by then is in the figures.
  public Figures play(Stop stop, LongConsumer progress) {
    return play(Keep.NOTHING, stop, progress);
  }

  Figures play(Keep keep, Stop stop, LongConsumer progress) {
    return play(plan.box().open(plan.players(), plan.settings()), keep, stop, progress);
  }

  private <T extends Table<?>> Figures play(
      Game<T> game, Keep keep, Stop stop, LongConsumer progress) {
    var shape = Shape.of(plan, game, troupes.lens(plan.box(), game));
    var blocks = new Blocks(shape, precision);
    var next = new AtomicInteger();
    try (var pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        var stage = new Stage<>(plan, game, troupes, watched);
        parts.add(
            pool.submit(
                () -> {
                  try {
                    play(stage, shape, blocks, next, keep, stop, progress);
                  } catch (RuntimeException e) {
                    stop.say(); // the other threads need not go on
                    throw e;
                  }
                }));
      }
      for (var part : parts) part.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refused refused) throw refused;
      throw new IllegalStateException("a game broke", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    return Figures.of(blocks.total());
  }

  /// One thread takes one block after the other. What is left of a block when somebody says stop is
  /// counted and not kept.
  private void play(
      Stage<?> stage,
      Shape shape,
      Blocks blocks,
      AtomicInteger next,
      Keep keep,
      Stop stop,
      LongConsumer progress) {
    for (int block; (block = next.getAndIncrement()) < plan.blocks(); ) {
      if (stop.isSaid() || blocks.isEnough()) return;
      if (!shard.has(block)) {
        blocks.skipped(block);
        continue;
      }
      var kept = keep.kept(block);
      if (kept.isPresent()) {
        blocks.done(block, kept.get());
        progress.accept(plan.to(block) - plan.from(block));
        continue;
      }
      var tally = new Tally(shape);
      stage.countInto(tally);
      long number = plan.from(block);
      while (number < plan.to(block) && !stop.isSaid()) {
        stage.play(number++);
        progress.accept(1);
      }
      if (number < plan.to(block)) {
        blocks.left(tally);
        return;
      }
      keep.keep(new Part(block, tally, stage.tape().bytes()));
      blocks.done(block, tally);
    }
  }
}
