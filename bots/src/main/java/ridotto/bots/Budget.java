package ridotto.bots;

import java.time.Duration;
import java.util.function.LongSupplier;

/// How much a bot may think: so many playouts, and no longer than this.
///
/// A budget of playouts alone makes a bot's play the same on every machine.
public record Budget(int playouts, Duration time) {
  /// What people are willing to wait for.
  public static final Budget USUAL = new Budget(Integer.MAX_VALUE, Duration.ofMillis(50));

  /// One part in so many is kept: to choose by what was found, and for machines that do more than
  /// one thing.
  private static final int RESERVE = 5;

  private static final Duration PATIENT = Duration.ofDays(1);

  public static Budget playouts(int most) {
    return new Budget(most, PATIENT);
  }

  public static Budget time(Duration most) {
    return new Budget(Integer.MAX_VALUE, most);
  }

  /// Starts the clock.
  public Meter start() {
    return start(System::nanoTime);
  }

  Meter start(LongSupplier clock) {
    boolean timed = !time.equals(PATIENT);
    long thinking = time.toNanos() - time.toNanos() / RESERVE;
    return new Meter(clock, playouts, timed ? clock.getAsLong() + thinking : 0);
  }

  /// A budget that is being spent. Without an end in time it never looks at the clock.
  public static final class Meter {
    private final LongSupplier clock;
    private final long end;
    private int left;
    private long last; // when the last playout began, or 0
    private long pace; // how long one may take

    private Meter(LongSupplier clock, int playouts, long end) {
      this.clock = clock;
      left = playouts;
      this.end = end;
    }

    /// Takes one playout, if there is one left.
    public boolean another() {
      if (left <= 0 || (end != 0 && isLate(clock.getAsLong()))) return false;
      left--;
      return true;
    }

    /// A playout that might end too late is not begun: it may take as long as the longest of late.
    private boolean isLate(long now) {
      if (last != 0) pace = Math.max(now - last, pace - pace / 8);
      last = now;
      return now + pace - end >= 0;
    }
  }
}
