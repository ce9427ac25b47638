package ridotto.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import ridotto.lab.run.Stop;

/// Ctrl-C, or a scheduler that wants its machine back: the run stops after the games that are being
/// played, and there is time to print what there is.
final class Interrupts implements AutoCloseable {
  private static final long PATIENCE = 60; // seconds

  private final Stop stop = new Stop();
  private final CountDownLatch printed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::heard, "interrupted");

  Interrupts() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  Stop stop() {
    return stop;
  }

  private void heard() {
    stop.say();
    try {
      var _ = printed.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    printed.countDown();
    // While Java goes down nothing can be taken back any more.
    if (!stop.isSaid()) Runtime.getRuntime().removeShutdownHook(hook);
  }
}
