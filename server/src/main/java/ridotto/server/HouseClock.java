package ridotto.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// The time, and whatever has to happen later: every beat and clock of every table.
public interface HouseClock extends AutoCloseable {
  /// The time of this house, to the millisecond, as the log keeps it: what the clock on the wall
  /// said when the house was opened, and as long since then as was measured. Nobody can set it, so
  /// that no beat, no clock and no patience runs out, or stands still, by a jump on the wall.
  Instant now();

  /// Nanoseconds since some moment: never set back, for measuring how long something took.
  long nanos();

  Alarm after(Duration delay, Runnable task);

  /// Waits, or for less if the thread is woken.
  void sleep(Duration time);

  @Override
  void close();

  /// Something that will happen unless it is called off.
  interface Alarm {
    void cancel();
  }

  /// One thread for all: it only wakes `hands`, because a table may wait for the disk.
  static HouseClock ofTheWorld(Executor hands, InstantSource wall) {
    var timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("clock").factory());
    timer.setRemoveOnCancelPolicy(true);
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    var opened = wall.instant();
    long start = System.nanoTime();
    return new HouseClock() {
      @Override
      public Instant now() {
        return opened.plusNanos(System.nanoTime() - start).truncatedTo(ChronoUnit.MILLIS);
      }

      @Override
      public long nanos() {
        return System.nanoTime();
      }

      @Override
      public Alarm after(Duration delay, Runnable task) {
        if (timer.isShutdown()) return () -> {};
        var future =
            timer.schedule(() -> hands.execute(task), delay.toMillis(), TimeUnit.MILLISECONDS);
        return () -> future.cancel(false);
      }

      @Override
      public void sleep(Duration time) {
        LockSupport.parkNanos(time.toNanos());
      }

      @Override
      public void close() {
        timer.shutdownNow();
      }
    };
  }
}
