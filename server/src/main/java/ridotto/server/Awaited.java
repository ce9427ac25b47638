package ridotto.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/// What somebody waits for, or what became of it instead, as it was thrown.
public final class Awaited {
  private Awaited() {}

  public static <A extends @Nullable Object> A of(CompletableFuture<A> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw e;
    }
  }
}
