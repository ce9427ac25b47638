package ridotto.server.http.limits;

import java.util.concurrent.ConcurrentHashMap;

/// Lets each key hold so many places at a time.
public final class ConnectionLimit {
  private final int most;
  private final ConcurrentHashMap<String, Integer> taken = new ConcurrentHashMap<>();

  public ConnectionLimit(int most) {
    this.most = most;
  }

  public boolean take(String key) {
    var allowed = new boolean[1];
    taken.compute(
        key,
        (_, n) -> {
          int now = n == null ? 0 : n;
          allowed[0] = now < most;
          return allowed[0] ? Integer.valueOf(now + 1) : n;
        });
    return allowed[0];
  }

  public void leave(String key) {
    taken.computeIfPresent(key, (_, n) -> n == 1 ? null : n - 1);
  }

  public int sum() {
    return taken.values().stream().mapToInt(Integer::intValue).sum();
  }
}
