package ridotto.bots;

import java.time.Duration;

/// How much a bot may think: so many playouts, and no longer than this.
///
/// A budget of playouts alone makes a bot's play the same on every machine.
public record Budget(int playouts, Duration time) {
  /// What people are willing to wait for.
  public static final Budget USUAL = new Budget(Integer.MAX_VALUE, Duration.ofMillis(50));

  private static final Duration PATIENT = Duration.ofDays(1);

  public static Budget playouts(int most) {
    return new Budget(most, PATIENT);
  }

  public static Budget time(Duration most) {
    return new Budget(Integer.MAX_VALUE, most);
  }

  /// Starts the clock.
  public Meter start() {
    return new Meter(playouts, time.equals(PATIENT) ? 0 : System.nanoTime() + time.toNanos());
  }

  /// A budget that is being spent. Without an end in time it never looks at the clock.
  public static final class Meter {
    private final long end;
    private int left;

    private Meter(int playouts, long end) {
      left = playouts;
      this.end = end;
    }

    /// Takes one playout, if there is one left.
    public boolean another() {
      if (left <= 0 || (end != 0 && System.nanoTime() >= end)) return false;
      left--;
      return true;
    }
  }
}
