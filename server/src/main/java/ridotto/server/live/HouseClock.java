package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// The time, and whatever has to happen later: every beat and clock of every table.
interface HouseClock extends AutoCloseable {
  /// To the millisecond, as the log keeps it.
  Instant now();

  Alarm after(Duration delay, Runnable task);

  @Override
  void close();

  /// Something that will happen unless it is called off.
  interface Alarm {
    void cancel();
  }

  /// One thread for all: it only wakes others, because a table may wait for the disk.
  static HouseClock ofTheWorld() {
    var timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("clock").factory());
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    return new HouseClock() {
      @Override
      public Instant now() {
        return Instant.now().truncatedTo(ChronoUnit.MILLIS);
      }

      @Override
      public Alarm after(Duration delay, Runnable task) {
        if (timer.isShutdown()) return () -> {};
        var future =
            timer.schedule(
                () -> Thread.startVirtualThread(task), delay.toMillis(), TimeUnit.MILLISECONDS);
        return () -> future.cancel(false);
      }

      @Override
      public void close() {
        timer.shutdownNow();
      }
    };
  }
}
