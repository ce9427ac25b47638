package ridotto.server.live.opening;

import java.util.function.LongSupplier;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Weighs what tables cost in memory. Near the limit nothing new is let in, so that what is going
/// on can go on.
public final class Admission {
  /// What a table is reckoned to take, with those who look at it.
  public static final long TABLE = 20_000;

  /// The most that a bot keeps while it rests, in any game.
  public static final long BOT = 50_000;

  private final long most;
  private final LongSupplier taken;

  public Admission(long most, LongSupplier taken) {
    this.most = most;
    this.taken = taken;
  }

  public static long weight(int bots) {
    return TABLE + bots * BOT;
  }

  /// Throws [Refused] if there is no room for this much more.
  public void require(long more) {
    if (taken.getAsLong() + more > most) throw new Refused("tables", Refusal.of("house-busy"));
  }
}
