package ridotto.server.http.limits;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// The addresses that whoever runs the house has turned away for the evening.
public final class Exclusions {
  private static final Duration EVENING = Duration.ofHours(12);

  private final LongSupplier clock;
  private final Map<String, Long> until = new ConcurrentHashMap<>(); // in nanoseconds

  public Exclusions(LongSupplier clock) {
    this.clock = clock;
  }

  public void add(String network) {
    until.put(network, clock.getAsLong() + EVENING.toNanos());
  }

  public void remove(String network) {
    until.remove(network);
  }

  public boolean has(String network) {
    var end = until.get(network);
    return end != null && end - clock.getAsLong() > 0;
  }

  public List<String> all() {
    return until.keySet().stream().filter(this::has).sorted().toList();
  }
}
