package ridotto.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import ridotto.server.live.Figures;
import ridotto.server.store.sqlite.journal.Checkpoints;

/// The log of the house, on disk. One thread writes: whatever has come in while it was busy goes
/// into one transaction, so that many tables share one wait for the disk.
public final class SqliteWriter implements AutoCloseable {
  /// Something to do in the database.
  public interface Work {
    void on(Connection connection) throws SQLException;
  }

  public interface Question<A> {
    A of(Connection connection) throws SQLException;
  }

  /// The last order writes nothing: the log is closed.
  private record Order(
      Work work, CompletableFuture<@Nullable Void> done, long since, boolean last) {}

  private static final int MOST_AT_ONCE = 1024;
  private static final int BUSY = 4;
  private static final long GATHER_NANOS = 3_000_000;
  private static final int READERS = 2;

  private final FileChannel lock;
  private final Connection writing;
  private final Checkpoints checkpoints;
  private final BlockingQueue<Connection> readers = new ArrayBlockingQueue<>(READERS);
  private final BlockingQueue<Order> orders = new LinkedBlockingQueue<>();
  private final Thread writer = Thread.ofPlatform().name("log").unstarted(this::write);
  private volatile boolean closed;
  private final AtomicLong commits = new AtomicLong();
  private final AtomicLong meanNanos = new AtomicLong();
  private final AtomicLong worstNanos = new AtomicLong();

  private SqliteWriter(FileChannel lock, Path file) throws SQLException {
    this.lock = lock;
    writing = SqliteSchema.connect(file, 8_000);
    SqliteSchema.create(writing);
    writing.setAutoCommit(false);
    checkpoints = new Checkpoints(file);
    for (int i = 0; i < READERS; i++) readers.add(SqliteSchema.connect(file, 1_000));
  }

  /// Opens the log in this directory. Throws if another process has it open.
  public static SqliteWriter open(Path data) {
    try {
      Files.createDirectories(data);
      var lock =
          FileChannel.open(
              data.resolve("ridotto.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (lock.tryLock() == null) throw new IOException(data + " is in use by another Ridotto");
      var log = new SqliteWriter(lock, data.resolve("ridotto.db"));
      log.writer.start();
      return log;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException("cannot open the log in " + data, e);
    }
  }

  /// Durable when the future is complete.
  public CompletableFuture<@Nullable Void> write(Work work) {
    return order(work, false);
  }

  private CompletableFuture<@Nullable Void> order(Work work, boolean last) {
    var done = new CompletableFuture<@Nullable Void>();
    if (closed) {
      done.completeExceptionally(new IllegalStateException("the log is closed"));
      return done;
    }
    closed = last;
    orders.add(new Order(work, done, System.nanoTime(), last));
    return done;
  }

  public <A> A read(Question<A> question) {
    try {
      var reader = readers.take();
      try {
        return question.of(reader);
      } finally {
        readers.add(reader);
      }
    } catch (SQLException e) {
      throw new IllegalStateException("cannot read the log", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void write() {
    var batch = new ArrayList<Order>();
    boolean open = true;
    boolean busy = false;
    while (open) {
      // Where many write, a moment's wait lets more of them share the disk and the awakening.
      if (busy) LockSupport.parkNanos(GATHER_NANOS);
      try {
        batch.add(orders.take());
      } catch (InterruptedException _) {
        continue; // it ends with its last order, not before
      }
      orders.drainTo(batch, MOST_AT_ONCE);
      busy = batch.size() >= BUSY;
      open = batch.stream().noneMatch(Order::last);
      commit(batch);
      checkpoints.finish();
      batch.clear();
    }
  }

  /// If the whole batch fails each gets a transaction of its own: one bad order spoils no other.
  private void commit(List<Order> batch) {
    try {
      for (var order : batch) order.work().on(writing);
      writing.commit();
    } catch (SQLException | RuntimeException e) {
      undo();
      if (batch.size() == 1) batch.getFirst().done().completeExceptionally(e);
      else batch.forEach(order -> commit(List.of(order)));
      return;
    }
    commits.incrementAndGet();
    for (var order : batch) {
      note(System.nanoTime() - order.since());
      order.done().complete(null);
    }
  }

  private void undo() {
    try {
      writing.rollback();
    } catch (SQLException _) {
      // There was nothing to undo.
    }
  }

  /// Both fade, so that an hour ago does not matter.
  private void note(long nanos) {
    meanNanos.set(meanNanos.get() + (nanos - meanNanos.get()) / 64);
    worstNanos.set(Math.max(nanos, worstNanos.get() - worstNanos.get() / 256));
  }

  public long commits() {
    return commits.get();
  }

  public Figures.Latency latency() {
    return new Figures.Latency(
        java.time.Duration.ofNanos(meanNanos.get()), java.time.Duration.ofNanos(worstNanos.get()));
  }

  /// Writes what is waiting, and closes.
  @Override
  public void close() {
    order(_ -> {}, true).join();
    try {
      writer.join();
      checkpoints.close();
      writing.close();
      for (int i = 0; i < READERS; i++) readers.take().close();
      lock.close();
    } catch (SQLException | IOException e) {
      throw new IllegalStateException("cannot close the log", e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
