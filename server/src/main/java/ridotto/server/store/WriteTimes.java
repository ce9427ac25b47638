package ridotto.server.store;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/// Counts for [StoreFigures], by the one thread that writes. Mean and worst both fade, so that an
/// hour ago does not matter.
public final class WriteTimes {
  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong meanNanos = new AtomicLong();
  private final AtomicLong worstNanos = new AtomicLong();

  public void committed() {
    commits.incrementAndGet();
  }

  public void waited(long nanos) {
    meanNanos.set(meanNanos.get() + (nanos - meanNanos.get()) / 64);
    worstNanos.set(Math.max(nanos, worstNanos.get() - worstNanos.get() / 256));
  }

  public StoreFigures figures() {
    return new StoreFigures(
        commits.get(), Duration.ofNanos(meanNanos.get()), Duration.ofNanos(worstNanos.get()));
  }
}
