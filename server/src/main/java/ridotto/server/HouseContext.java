package ridotto.server;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;

/// What the house has from outside: time, chance and threads. Nothing behind the door asks the
/// system for any of them, so that a whole house can be run in one thread, on a time that is told
/// and on one seed.
///
/// Bots think on `thinkers`; whatever may wait for the disk runs on `hands`; `threads` are for
/// those who work as long as the house is open.
public record HouseContext(
    HouseClock clock, RandomGenerator random, Executor thinkers, Executor hands, Threads threads)
    implements AutoCloseable {

  public interface Threads {
    Thread start(String name, Runnable work);
  }

  /// Real time, chance that nobody can guess, and so many threads that bots think on.
  public static HouseContext ofTheWorld(int thinkers) {
    return ofTheWorld(thinkers, new SecureRandom(), InstantSource.system());
  }

  /// The same with another chance, and another clock on the wall. Whoever can foresee the one knows
  /// all cards: only a house that is tried is opened like this.
  public static HouseContext ofTheWorld(int thinkers, RandomGenerator random, InstantSource wall) {
    Executor hands = Thread::startVirtualThread;
    return new HouseContext(
        HouseClock.ofTheWorld(hands, wall),
        random,
        Executors.newFixedThreadPool(
            thinkers, Thread.ofPlatform().daemon().name("thinker-", 0).factory()),
        hands,
        (name, work) -> Thread.ofPlatform().name(name).start(work));
  }

  /// Nothing goes off any more, and nobody thinks.
  @Override
  public void close() {
    clock.close();
    if (thinkers instanceof ExecutorService pool) pool.shutdownNow();
  }
}
