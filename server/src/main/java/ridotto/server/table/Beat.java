package ridotto.server.table;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// The pace of what the house does by itself.
///
/// An answer lies face down for a random time between `least` and `most`, whoever gave it and
/// however: no one can hear whether somebody had to think. Bots take `quick`, `calm` or `slow` over
/// their own turns.
public record Beat(Duration least, Duration most, Duration quick, Duration calm, Duration slow) {
  /// How long bots take over their own turns.
  public enum Tempo {
    QUICK,
    CALM,
    SLOW
  }

  public static final Beat USUAL =
      new Beat(
          Duration.ofMillis(250),
          Duration.ofMillis(550),
          Duration.ofMillis(300),
          Duration.ofMillis(1200),
          Duration.ofMillis(2500));

  /// No waiting at all: for tests and programs.
  public static final Beat NONE = fixed(Duration.ZERO);

  /// Always the same.
  public static Beat fixed(Duration time) {
    return new Beat(time, time, time, time, time);
  }

  /// Whether answers lie face down at all.
  public boolean waits() {
    return most.isPositive();
  }

  public Duration next(RandomGenerator random) {
    long spread = most.minus(least).toMillis();
    return least.plusMillis(spread == 0 ? 0 : random.nextLong(spread + 1));
  }

  /// How long a bot takes over its own turn at a table of this tempo.
  public Duration turn(Tempo tempo) {
    return switch (tempo) {
      case QUICK -> quick;
      case CALM -> calm;
      case SLOW -> slow;
    };
  }
}
