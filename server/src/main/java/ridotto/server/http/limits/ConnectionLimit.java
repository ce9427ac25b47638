package ridotto.server.http.limits;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// Lets each key hold so many places at a time, and all together so many.
public final class ConnectionLimit {
  private final int most;
  private final int inAll;
  private final AtomicInteger held = new AtomicInteger();
  private final ConcurrentHashMap<String, Integer> taken = new ConcurrentHashMap<>();

  public ConnectionLimit(int most) {
    this(most, Integer.MAX_VALUE);
  }

  public ConnectionLimit(int most, int inAll) {
    this.most = most;
    this.inAll = inAll;
  }

  public boolean take(String key) {
    if (held.incrementAndGet() > inAll) {
      held.decrementAndGet();
      return false;
    }
    var allowed = new boolean[1];
    taken.compute(
        key,
        (_, n) -> {
          int now = n == null ? 0 : n;
          allowed[0] = now < most;
          return allowed[0] ? Integer.valueOf(now + 1) : n;
        });
    if (!allowed[0]) held.decrementAndGet();
    return allowed[0];
  }

  public void leave(String key) {
    held.decrementAndGet();
    taken.computeIfPresent(key, (_, n) -> n == 1 ? null : n - 1);
  }

  public int sum() {
    return held.get();
  }
}
