package ridotto.server.history;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Lets few read back very much at a time: what somebody has made long by playing for hours keeps
/// nobody waiting but those who look at it.
public final class LongReads {
  private static final int LONG = 2_000; // lines

  private final Semaphore places =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 4), true);

  /// Reads so many lines, when it is their turn.
  public <R> R read(long lines, Supplier<R> work) {
    if (lines <= LONG) return work.get();
    places.acquireUninterruptibly();
    try {
      return work.get();
    } finally {
      places.release();
    }
  }
}
