package ridotto.server.http;

import java.util.concurrent.ConcurrentHashMap;

/// Lets each key hold so many places at a time.
final class Places {
  private final int most;
  private final ConcurrentHashMap<String, Integer> taken = new ConcurrentHashMap<>();

  Places(int most) {
    this.most = most;
  }

  boolean take(String key) {
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

  void leave(String key) {
    taken.computeIfPresent(key, (_, n) -> n == 1 ? null : n - 1);
  }

  int sum() {
    return taken.values().stream().mapToInt(Integer::intValue).sum();
  }
}
