package ridotto.server.live;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/// How long games take in this house: the latest of each that came to their own end since it
/// opened.
final class Lengths {
  /// Fewer say little.
  private static final int ENOUGH = 20;

  private static final int LATEST = 200;

  private final Map<String, Deque<Duration>> games = new HashMap<>();

  synchronized void add(String game, Duration length) {
    var latest = games.computeIfAbsent(game, _ -> new ArrayDeque<>());
    latest.addLast(length);
    if (latest.size() > LATEST) latest.removeFirst();
  }

  /// The median of each game of which enough were played, in whole minutes.
  synchronized Map<String, Integer> minutes() {
    var minutes = new HashMap<String, Integer>();
    games.forEach(
        (game, latest) -> {
          if (latest.size() < ENOUGH) return;
          var median = latest.stream().sorted().toList().get(latest.size() / 2);
          minutes.put(game, Math.max(1, (int) median.plusSeconds(30).toMinutes()));
        });
    return minutes;
  }
}
