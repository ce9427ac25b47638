package ridotto.server.live.opening;

import java.time.Duration;
import java.util.function.LongSupplier;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.HouseClock;
import ridotto.server.Unavailable;

/// Weighs what tables cost in memory. Near the limit nothing new is let in, so that what is going
/// on can go on.
public final class Admission {
  /// What a table is reckoned to take, with those who look at it.
  public static final long TABLE = 20_000;

  /// The most that a bot keeps while it rests, in any game.
  public static final long BOT = 50_000;

  /// The most that the rules of a game take, which all tables share that play it with the same
  /// settings.
  public static final long RULES = 600_000;

  private static final long OFTEN = Duration.ofSeconds(1).toNanos();

  private final long most;
  private final LongSupplier taken;
  private final HouseClock clock;
  private volatile boolean full;
  private volatile long looked;

  public Admission(long most, LongSupplier taken, HouseClock clock) {
    this.most = most;
    this.taken = taken;
    this.clock = clock;
    looked = clock.nanos() - OFTEN;
  }

  public static long weight(int bots) {
    return TABLE + bots * BOT;
  }

  /// Throws [Refused] if there is no room for this much more.
  public void require(long more) {
    if (taken.getAsLong() + more > most) throw new Refused("tables", Refusal.of("house-busy"));
  }

  /// Throws [Unavailable] if so much has come back to memory that no more can, until somebody goes.
  public void requireReturn() {
    if (taken.getAsLong() <= most + most / 8) return;
    throw new Unavailable(new Refused("tables", Refusal.of("house-busy")));
  }

  /// Whether more has come back to memory than there is room for, as of a moment ago: games that
  /// were let in once go on, but nothing is kept for them that can be read from their lines.
  public boolean isFull() {
    long now = clock.nanos();
    if (now - looked >= OFTEN) {
      looked = now;
      full = taken.getAsLong() > most;
    }
    return full;
  }
}
