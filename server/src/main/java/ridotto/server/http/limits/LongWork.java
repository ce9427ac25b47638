package ridotto.server.http.limits;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Does what takes a processor for long: imports, replays, records, checks. It has few threads of
/// its own and a short queue, so that no game ever waits for it.
public final class LongWork implements AutoCloseable {
  private final ThreadPoolExecutor pool;

  public LongWork(int threads, int queue) {
    var factory = Thread.ofPlatform().daemon().name("long-", 0).factory();
    pool =
        new ThreadPoolExecutor(
            threads, threads, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(queue), factory);
  }

  /// Waits for the result; nothing if too much is waiting already. Throws what the work throws.
  public <R> Optional<R> done(Supplier<R> work) {
    try {
      return Optional.of(CompletableFuture.supplyAsync(work, pool).join());
    } catch (RejectedExecutionException | CancellationException _) {
      return Optional.empty();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      if (e.getCause() instanceof Error cause) throw cause;
      throw e;
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
