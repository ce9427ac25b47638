package ridotto.trials.simulation;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import ridotto.kernel.Dice;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;

/// A process of the simulation: its threads, and its clock. What it has left undone when it dies is
/// never done.
final class Node implements Executor, HouseClock {
  static final Instant BASE = Instant.parse("2026-01-01T20:00:00Z");

  private final Scheduler scheduler;
  private final String name;
  private final Consumer<Throwable> failed;
  private final Instant started;
  private final long since;
  private boolean dead;
  private boolean replaced;
  private long pausedUntil;

  /// `skew`: by how much the clock on this machine's wall is wrong, in milliseconds. Whatever
  /// somebody throws who nobody waits for has `failed`.
  Node(Scheduler scheduler, String name, long skew, Consumer<Throwable> failed) {
    this.scheduler = scheduler;
    this.name = name;
    this.failed = failed;
    since = scheduler.now();
    started = BASE.plusMillis(since + skew);
  }

  String name() {
    return name;
  }

  boolean dead() {
    return dead;
  }

  void die() {
    dead = true;
  }

  /// Another process has taken its place, and the lock of its files: nothing that this one had
  /// under way arrives any more.
  void replace() {
    replaced = true;
  }

  boolean replaced() {
    return replaced;
  }

  long pausedUntil() {
    return pausedUntil;
  }

  /// Stands still until then, and knows nothing of it.
  void pause(long until) {
    pausedUntil = until;
    scheduler.at(until, this, () -> {});
  }

  @Override
  public void execute(Runnable go) {
    scheduler.ready(this, go);
  }

  Thread spawn(Runnable work) {
    return Fibers.start(
        this,
        () -> {
          try {
            work.run();
          } catch (RuntimeException | Error e) {
            failed.accept(e);
          }
        });
  }

  /// What a house on this node has from outside. Bots take a moment to think.
  HouseContext context() {
    var random = new Dice(scheduler.dice().nextLong());
    Executor thinkers =
        thought ->
            scheduler.at(scheduler.now() + scheduler.between(1, 60), this, () -> spawn(thought));
    return new HouseContext(this, random, thinkers, this::spawn, (_, work) -> spawn(work));
  }

  @Override
  public Instant now() {
    return started.plusMillis(scheduler.now() - since);
  }

  @Override
  public long nanos() {
    return scheduler.now() * 1_000_000;
  }

  @Override
  public Alarm after(Duration delay, Runnable task) {
    boolean[] off = {false};
    scheduler.at(
        scheduler.now() + Math.max(0, delay.toMillis()),
        this,
        () -> {
          if (!off[0]) spawn(task);
        });
    return () -> off[0] = true;
  }

  @Override
  public void sleep(Duration time) {
    var sleeper = Thread.currentThread();
    scheduler.at(
        scheduler.now() + Math.max(1, time.toMillis()), this, () -> LockSupport.unpark(sleeper));
    LockSupport.park();
  }

  @Override
  public void close() {}
}
