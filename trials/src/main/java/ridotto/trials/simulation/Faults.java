package ridotto.trials.simulation;

import java.util.Locale;

/// How often what goes wrong, drawn for each seed: some of it never, so that the rest is seen
/// alone.
final class Faults {
  private static final double[] RATES = {0, 0.005, 0.03, 0.15};

  /// A write is refused.
  double refused;

  /// A write takes seconds.
  double slow;

  /// A write is kept, and nobody hears of it.
  double answerLost;

  /// A write is lost, and nobody hears of that either.
  double lost;

  /// Something cannot be read.
  double unreadable;

  /// The process dies when something has been kept, before it hears of it.
  double fatal;

  /// Neither read nor written.
  boolean away;

  /// Not written.
  boolean full;

  static Faults none() {
    return new Faults();
  }

  /// Draws how it will be. What a store in a file cannot do, it does not do there.
  static Faults draw(Scheduler scheduler) {
    var faults = new Faults();
    faults.refused = rate(scheduler);
    faults.slow = rate(scheduler);
    faults.answerLost = rate(scheduler);
    faults.lost = rate(scheduler);
    faults.unreadable = rate(scheduler);
    faults.fatal = scheduler.dice().nextInt(3) == 0 ? 0.02 : 0;
    return faults;
  }

  private static double rate(Scheduler scheduler) {
    return RATES[scheduler.dice().nextInt(RATES.length)];
  }

  void copy(Faults other) {
    refused = other.refused;
    slow = other.slow;
    answerLost = other.answerLost;
    lost = other.lost;
    unreadable = other.unreadable;
    fatal = other.fatal;
  }

  void end() {
    refused = slow = answerLost = lost = unreadable = fatal = 0;
    away = full = false;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "writes refused %.3f, slow %.3f, answers lost %.3f, lost %.3f, unreadable %.3f, fatal %.3f",
        refused,
        slow,
        answerLost,
        lost,
        unreadable,
        fatal);
  }
}
