package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.HouseClock;
import ridotto.server.Unavailable;
import ridotto.server.table.Message;

/// What whoever runs the house has told everybody: when it will be started anew, and whether it
/// lets nothing new begin until then. A house that was started anew has told nothing.
public final class Bulletin {
  private record Told(Optional<Instant> restart, boolean draining) {}

  private final HouseClock clock;
  private volatile Told told = new Told(Optional.empty(), false);

  Bulletin(HouseClock clock) {
    this.clock = clock;
  }

  void announce(Optional<Duration> restart) {
    told = new Told(restart.map(clock.now()::plus), told.draining());
  }

  void drain(boolean yes) {
    told = new Told(told.restart(), yes);
  }

  public boolean draining() {
    return told.draining();
  }

  boolean isEmpty() {
    return told.restart().isEmpty() && !told.draining();
  }

  /// As everybody is told it now. A time that is past is now.
  public Message.Notice notice() {
    var left = told.restart().map(at -> Duration.between(clock.now(), at).toSeconds());
    return new Message.Notice(left.map(seconds -> Math.max(0, seconds)), told.draining());
  }

  /// Throws [Unavailable] if nothing new may begin.
  void requireOpen() {
    if (!draining()) return;
    throw new Unavailable(new Refused("server", Refusal.of("house-draining")));
  }
}
