package ridotto.server.http.limits;

import java.util.function.LongSupplier;

/// How fast one line may speak: four times as fast as commands are carried out, and long frames
/// count for several. Whoever speaks faster is not cut off, only listened to later: the system then
/// holds them up. A line that is always ready to be read would else keep a processor to itself, and
/// everybody else waiting for it.
///
/// One thread at a time.
public final class LinePace {
  private static final int FRAMES = 4; // for one command
  private static final int PART = 1_024;
  private static final long SECOND = 1_000_000_000L;

  private final long each;
  private final long room;
  private final LongSupplier clock;
  private long full;

  public LinePace(RequestLimits.Rate commands, LongSupplier clock) {
    each = Math.max(1, (long) (SECOND / (FRAMES * commands.perSecond())));
    room = FRAMES * each * commands.burst();
    this.clock = clock;
    full = clock.getAsLong();
  }

  /// How many nanoseconds nothing more of this line is read, after a frame of so many octets.
  public long pause(int octets) {
    long now = clock.getAsLong();
    if (full - now < 0) full = now;
    full += each * (1 + octets / PART);
    return Math.max(0, full - now - room);
  }

  /// Whether it has spoken so much of late that others should have their turn first.
  public boolean hurries() {
    return full - clock.getAsLong() > room / 4;
  }
}
