package ridotto.trials.simulation;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/// Many seeds, one after the other, in this thread.
public record Simulation(Settings settings) {
  /// What was seen: how much happened, how often each rule was broken, and by which seed first.
  public record Result(
      long seeds,
      long moves,
      long lines,
      long crashes,
      long trace,
      Map<String, Long> violations,
      Map<String, Long> first) {}

  /// One seed and its story. `trace` is the same whenever the same happened.
  public record Story(List<String> lines, List<String> violations, long trace) {}

  public Result run(long from, long seeds, LongConsumer progress) {
    long moves = 0;
    long lines = 0;
    long crashes = 0;
    long trace = 0;
    var violations = new TreeMap<String, Long>();
    var first = new TreeMap<String, Long>();
    for (long seed = from; seed < from + seeds; seed++) {
      try (var run = new Run(seed, settings)) {
        run.run();
        moves += run.counts().moves;
        lines += run.counts().lines;
        crashes += run.counts().crashes;
        trace = trace * 31 + run.scheduler().trace();
        for (var violation : run.violations()) {
          var rule = violation.substring(0, violation.indexOf(' '));
          violations.merge(rule, 1L, Long::sum);
          first.putIfAbsent(rule, seed);
        }
      }
      progress.accept(seed);
    }
    return new Result(seeds, moves, lines, crashes, trace, violations, first);
  }

  public Story tell(long seed) {
    try (var run = new Run(seed, settings)) {
      run.run();
      return new Story(
          List.copyOf(run.story()), List.copyOf(run.violations()), run.scheduler().trace());
    }
  }
}
