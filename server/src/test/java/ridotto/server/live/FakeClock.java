package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.Executor;
import ridotto.server.HouseClock;

/// Time that passes when a test says so. Bots think when the table settles.
final class FakeClock implements HouseClock, Executor {
  private record Task(Instant at, long order, Runnable work) {}

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparing(Task::at).thenComparingLong(Task::order));
  private final Queue<Runnable> thoughts = new ArrayDeque<>();
  private Instant now = Instant.parse("2026-01-01T20:00:00Z");
  private long order;

  @Override
  public Instant now() {
    return now;
  }

  @Override
  public long nanos() {
    return Duration.between(Instant.EPOCH, now).toNanos();
  }

  @Override
  public void sleep(Duration time) {
    throw new IllegalStateException("nobody can wait for a time that has to be told");
  }

  @Override
  public Alarm after(Duration delay, Runnable work) {
    var task = new Task(now.plus(delay), order++, work);
    tasks.add(task);
    return () -> tasks.remove(task);
  }

  @Override
  public void execute(Runnable thought) {
    thoughts.add(thought);
  }

  /// Bots finish thinking, and whatever is due now happens.
  void settle() {
    while (true) {
      var thought = thoughts.poll();
      if (thought != null) {
        thought.run();
        continue;
      }
      var task = tasks.peek();
      if (task == null || task.at().isAfter(now)) return;
      tasks.remove(task);
      task.work().run();
    }
  }

  void pass(Duration time) {
    var end = now.plus(time);
    settle();
    while (!tasks.isEmpty() && !tasks.peek().at().isAfter(end)) {
      now = tasks.peek().at();
      settle();
    }
    now = end;
    settle();
  }

  void seconds(double seconds) {
    pass(Duration.ofMillis(Math.round(seconds * 1000)));
  }

  /// A new process: nothing of the old one goes off any more.
  void reset() {
    tasks.clear();
    thoughts.clear();
  }

  @Override
  public void close() {
    reset();
  }
}
