package ridotto.server.http.limits;

import java.util.concurrent.atomic.AtomicLong;

/// What was told and has not been taken yet, of each line and of all together.
///
/// Nobody waits for a slow reader: whoever owes more than a line may is cut off, and where all
/// together owe too much, whoever owes more than a little.
public final class Debts {
  /// What a frame takes besides its octets.
  public static final long FRAME = 256;

  private static final long LITTLE = 64 * 1024;

  private final long perLine;
  private final long inAll;
  private final AtomicLong sum = new AtomicLong();

  public Debts(long perLine, long inAll) {
    this.perLine = perLine;
    this.inAll = inAll;
  }

  public long sum() {
    return sum.get();
  }

  public Debt open() {
    return new Debt();
  }

  /// One line's.
  public final class Debt {
    private long owed;
    private boolean over;

    private Debt() {}

    /// Whether so much more may be told.
    public synchronized boolean owe(long bytes) {
      if (over) return false;
      owed += bytes;
      long all = sum.addAndGet(bytes);
      return owed <= perLine && (all <= inAll || owed <= LITTLE);
    }

    public synchronized void paid(long bytes) {
      if (over) return;
      owed -= bytes;
      sum.addAndGet(-bytes);
    }

    /// The line is gone.
    public synchronized void forgive() {
      if (over) return;
      over = true;
      sum.addAndGet(-owed);
    }
  }
}
