package ridotto.server.http.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/// Lets each key through so many times a second, after a burst.
///
/// Kept for a key is only when its bucket will be full again: a key whose time is past is as good
/// as unknown, so strangers cannot fill the memory.
public final class RateLimit {
  private static final int SWEEP = 4_096;
  private static final long SECOND = 1_000_000_000L;

  private final long each;
  private final long room;
  private final LongSupplier clock;
  private final ConcurrentHashMap<String, Long> full = new ConcurrentHashMap<>();
  private final AtomicInteger asked = new AtomicInteger();

  public RateLimit(RequestLimits.Rate rate, LongSupplier clock) {
    each = Math.max(1, (long) (SECOND / rate.perSecond()));
    room = each * (rate.burst() - 1);
    this.clock = clock;
  }

  public RateLimit(RequestLimits.Rate rate) {
    this(rate, System::nanoTime);
  }

  public boolean allow(String key) {
    if (asked.incrementAndGet() % SWEEP == 0) sweep(clock.getAsLong());
    var allowed = new boolean[1];
    full.compute(
        key,
        (_, at) -> {
          // Read here: who has waited for others of the same key must not seem to come early.
          long now = clock.getAsLong();
          long from = at == null || at - now < 0 ? now : at;
          allowed[0] = from - now <= room;
          return allowed[0] ? from + each : from;
        });
    return allowed[0];
  }

  private void sweep(long now) {
    full.values().removeIf(at -> at - now <= 0);
  }

  public int keys() {
    return full.size();
  }
}
