package ridotto.server.store.sqlite.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;

/// Carries what was written from SQLite's journal to its place in the file, beside the thread that
/// writes: nobody's move waits for it.
///
/// But the journal can only begin anew at a moment when all of it has been carried over. When it
/// has grown long, the thread that writes is asked to wait for the little that is left.
public final class Checkpoints implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
  private static final Duration EVERY = Duration.ofMillis(50);
  private static final int LONG = 16_000;
  private static final int TOO_LONG = 5 * LONG;
  private static final int SHORT = 200;

  private final Connection connection;
  private final HouseClock clock;
  private final Thread carrier;
  private final ReentrantLock busy = new ReentrantLock();
  private boolean failing; // guarded by the lock
  private volatile boolean written;
  private volatile boolean wanted;
  private volatile boolean closed;

  /// With a connection of its own.
  public Checkpoints(Connection connection, HouseContext context) {
    this.connection = connection;
    clock = context.clock();
    carrier = context.threads().start("checkpoints", this::run);
  }

  private void run() {
    while (!closed) {
      clock.sleep(EVERY);
      if (!written || closed) continue;
      written = false;
      wanted = carry();
    }
  }

  /// Whether the thread that writes should do it once more. Never waits for another who does it
  /// already.
  private boolean carry() {
    if (!busy.tryLock()) return false;
    try (var statement = connection.createStatement();
        var done = statement.executeQuery("PRAGMA wal_checkpoint(PASSIVE)")) {
      int pages = done.getInt(2);
      failing = false;
      return pages > LONG && (pages - done.getInt(3) < SHORT || pages > TOO_LONG);
    } catch (SQLException e) {
      if (!failing) {
        LOG.error(
            "Cannot checkpoint the database. Nothing is lost, but its journal grows until this"
                + " works",
            RedactedError.of(e));
      }
      failing = true;
      return false;
    } finally {
      busy.unlock();
    }
  }

  /// For the thread that writes, between two transactions.
  public void finish() {
    written = true;
    if (!wanted) return;
    wanted = false;
    var _ = carry();
  }

  /// Without waiting for the thread.
  public void drop() throws SQLException {
    closed = true;
    connection.close();
  }

  @Override
  public void close() throws SQLException {
    closed = true;
    LockSupport.unpark(carrier);
    try {
      carrier.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    connection.close();
  }
}
