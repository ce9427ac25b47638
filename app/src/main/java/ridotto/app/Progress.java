package ridotto.app;

import java.io.Console;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ProgressBarBuilder;

/// A bar on the terminal while many games are played, where somebody watches.
record Progress(String task, long games, boolean quiet) {
  <R> R during(Function<LongConsumer, R> work) {
    boolean watched = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    if (quiet || !watched) return work.apply(_ -> {});
    var bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(games).setUnit(" games", 1);
    try (var shown = bar.build()) {
      return work.apply(shown::stepBy);
    }
  }
}
