package ridotto.server.store.sqlite;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refused;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.store.Readiness;
import ridotto.server.store.StoreFigures;
import ridotto.server.store.WriteTimes;
import ridotto.server.store.sqlite.journal.Checkpoints;
import ridotto.server.store.sqlite.journal.Database.Task;

/// The one thread that writes: whatever has come in while it was busy goes into one transaction, so
/// that many tables share one wait for the disk.
final class SqliteWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteWriter.class);
  private static final int MOST_AT_ONCE = 1024;
  private static final int BUSY = 4;
  private static final Duration GATHER = Duration.ofMillis(3);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(1);

  /// A task, whoever waits for its answer, and since when.
  private static final class Order<A> {
    private final Task<A> task;
    private final long since;
    private final boolean last; // writes nothing: the database is closed
    private final CompletableFuture<A> done = new CompletableFuture<>();
    private @Nullable A answer;
    private boolean doubtful; // it may have been kept by an attempt that failed

    private Order(Task<A> task, long since, boolean last) {
      this.task = task;
      this.since = since;
      this.last = last;
    }

    private void carryOut(Connection connection) throws SQLException {
      answer = task.on(connection);
    }

    @SuppressWarnings("NullAway") // it has been carried out
    private void durable() {
      done.complete(answer);
    }

    private void failed(Throwable e) {
      if (doubtful) done.completeExceptionally(new Unsure());
      else if (e instanceof SQLException failure) done.completeExceptionally(Health.of(failure));
      else done.completeExceptionally(e);
    }
  }

  private final Connection connection;
  private final Transaction transaction;
  private final Readiness readiness;
  private final FileWatch watch;
  private final Checkpoints checkpoints;
  private final HouseClock clock;
  private final BlockingQueue<Order<?>> orders = new LinkedBlockingQueue<>();
  private final List<Runnable> afterUndo = new ArrayList<>();
  private final Thread thread;
  private boolean closed; // guarded by the orders
  private volatile boolean trying; // whether it works again
  private final WriteTimes times = new WriteTimes();

  SqliteWriter(
      Connection connection,
      Readiness readiness,
      FileWatch watch,
      Checkpoints checkpoints,
      HouseContext context) {
    this.connection = connection;
    this.readiness = readiness;
    this.watch = watch;
    transaction = new Transaction(connection);
    this.checkpoints = checkpoints;
    clock = context.clock();
    thread = context.threads().start("log", this::run);
  }

  /// Durable when the future is complete.
  <A> CompletableFuture<A> write(Task<A> task) {
    return order(task, false);
  }

  /// Nothing is ordered after the last order: looked at and done in one.
  private <A> CompletableFuture<A> order(Task<A> task, boolean last) {
    var order = new Order<A>(task, clock.nanos(), last);
    synchronized (orders) {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      closed = last;
      orders.add(order);
    }
    return order.done;
  }

  private void run() {
    var batch = new ArrayList<Order<?>>();
    boolean open = true;
    boolean busy = false;
    while (open) {
      // Where many write, a moment's wait lets more of them share the disk and the awakening.
      if (busy) clock.sleep(GATHER);
      try {
        batch.add(orders.take());
      } catch (InterruptedException _) {
        continue; // it ends with its last order, not before
      }
      orders.drainTo(batch, MOST_AT_ONCE);
      busy = batch.size() >= BUSY;
      open = batch.stream().noneMatch(order -> order.last);
      write(batch);
      batch.clear();
    }
  }

  /// Whatever is thrown here, those who wait are told and the next ones are served: nobody else
  /// writes.
  private void write(List<Order<?>> batch) {
    try {
      commit(batch);
      checkpoints.finish();
    } catch (RuntimeException | Error e) {
      LOG.error(
          "The store failed to write {} orders and goes on", batch.size(), RedactedError.of(e));
      batch.forEach(order -> order.failed(e));
    }
  }

  /// If the whole batch fails each gets a transaction of its own: one bad order spoils no other.
  /// But not where another process has locked the database: each would wait for it as long again.
  private void commit(List<Order<?>> batch) {
    if (!watch.areThere()) {
      troubled(FileWatch.gone());
      var gone = new Unavailable(FileWatch.gone(), new IOException("the files are gone"));
      batch.forEach(order -> order.failed(gone));
      return;
    }
    boolean ending = false;
    try {
      transaction.begin();
      // A transaction that changes nothing would prove nothing.
      if (readiness.trouble().isPresent()) SqliteSchema.touch(connection);
      for (var order : batch) order.carryOut(connection);
      ending = true;
      transaction.commit();
    } catch (SQLException | RuntimeException | Error e) {
      undo();
      boolean nothing = !ending || (e instanceof SQLException cut && Health.leavesNothing(cut));
      for (var order : batch) order.doubtful |= !nothing;
      if (e instanceof SQLException failure) Health.why(failure).ifPresent(this::troubled);
      boolean alone = batch.size() == 1 || (e instanceof SQLException f && Health.takesLong(f));
      if (alone) batch.forEach(order -> order.failed(e));
      else batch.forEach(order -> commit(List.of(order)));
      return;
    }
    times.committed();
    if (!watch.areThere()) {
      // They went while it was written: where it is now, nobody will look for it.
      troubled(FileWatch.gone());
      batch.forEach(order -> order.done.completeExceptionally(new Unsure()));
      return;
    }
    readiness.well();
    for (var order : batch) {
      times.waited(clock.nanos() - order.since);
      order.durable();
    }
  }

  private void undo() {
    transaction.undo();
    afterUndo.forEach(Runnable::run);
  }

  /// Nobody may want to write for long: whether it works again is tried every now and then.
  private void troubled(Refused why) {
    readiness.troubled(why);
    if (trying) return;
    trying = true;
    clock.after(
        TRY_AGAIN,
        () -> {
          trying = false;
          var _ = order(_ -> true, false);
        });
  }

  /// Asked every now and then, though nobody writes.
  void look() {
    if (!watch.areThere()) troubled(FileWatch.gone());
  }

  /// Before anything is written.
  void onUndo(Runnable task) {
    afterUndo.add(task);
  }

  StoreFigures figures() {
    return times.figures();
  }

  /// Writes what is waiting, and ends.
  @Override
  public void close() {
    order(_ -> true, true).join();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
