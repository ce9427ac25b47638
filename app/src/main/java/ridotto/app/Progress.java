package ridotto.app;

import java.io.Console;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;

/// How far a run is and how long it may still take, on stderr: a bar where somebody watches, else a
/// line now and then.
record Progress(String task, long games, boolean quiet) {
  private static final long FIRST = 10_000_000_000L; // a run shorter than that says nothing
  private static final int PARTS = 20;

  <R> R during(Function<LongConsumer, R> work) {
    if (quiet) return work.apply(_ -> {});
    boolean watched = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    if (!watched) return work.apply(lines());
    var bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(games).setUnit(" games", 1);
    try (var shown = bar.build()) {
      return work.apply(shown::stepBy);
    }
  }

  private LongConsumer lines() {
    var done = new AtomicLong();
    long start = System.nanoTime();
    long part = Math.max(1, games / PARTS);
    return step -> {
      long now = done.addAndGet(step);
      long passed = System.nanoTime() - start;
      if (now / part == (now - step) / part || passed < FIRST) return;
      var left = Duration.ofSeconds((long) (passed / 1e9 * (games - now) / now));
      System.err.printf("%s: %,d of %,d games, %s left%n", task, now, games, clock(left));
    };
  }

  private static String clock(Duration left) {
    return "%d:%02d:%02d".formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart());
  }
}
