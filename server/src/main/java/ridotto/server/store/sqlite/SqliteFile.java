package ridotto.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.store.Readiness;
import ridotto.server.store.StoreFigures;
import ridotto.server.store.sqlite.journal.Checkpoints;
import ridotto.server.store.sqlite.journal.Database;

/// The database file of a house, which no other process has open: a connection that writes and two
/// that read.
final class SqliteFile implements Database, AutoCloseable {
  private static final int READERS = 2;
  private static final Duration LOOK = Duration.ofMillis(500);

  private final FileChannel lock;
  private final Connection writing;
  private final Checkpoints checkpoints;
  private final Readiness readiness = new Readiness();
  private final SqliteWriter writer;
  private final HouseClock clock;
  private volatile boolean closed;
  private final BlockingQueue<Connection> readers = new ArrayBlockingQueue<>(READERS);

  private SqliteFile(FileChannel lock, Path data, HouseContext context)
      throws SQLException, IOException {
    var file = data.resolve("ridotto.db");
    this.lock = lock;
    writing = SqliteSchema.connect(file, 8_000);
    SqliteSchema.create(writing);
    FirstPage.remember(writing, data);
    writing.setAutoCommit(false);
    for (int i = 0; i < READERS; i++) readers.add(SqliteSchema.connect(file, 1_000));
    checkpoints = new Checkpoints(SqliteSchema.connect(file, 100), context);
    var files = List.of(file, file.resolveSibling(file.getFileName() + "-wal"));
    var watch = new FileWatch(files, context.clock());
    writer = new SqliteWriter(writing, readiness, watch, checkpoints, context);
    this.clock = context.clock();
    look();
  }

  private void look() {
    clock.after(
        LOOK,
        () -> {
          if (closed) return;
          writer.look();
          look();
        });
  }

  /// Opens the file in this directory. Throws [Refused] if another process has it open, or if it is
  /// damaged.
  static SqliteFile open(Path data, HouseContext context) {
    try {
      Files.createDirectories(data);
      OwnersOnly.folder(data);
      var lock =
          FileChannel.open(
              data.resolve("ridotto.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (lock.tryLock() == null) throw refused("data-in-use", data);
      OwnersOnly.file(data.resolve("ridotto.lock"));
      OwnersOnly.file(data.resolve("ridotto.db"));
      return new SqliteFile(lock, data, context);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      if (Health.why(e).isPresent()) throw Health.why(e).get();
      throw new IllegalStateException("cannot open the database in " + data, e);
    }
  }

  private static Refused refused(String code, Path data) {
    return new Refused("data", Refusal.of(code).and("value", data.toString()));
  }

  @Override
  public <A> CompletableFuture<A> write(Task<A> task) {
    return writer.write(task);
  }

  @Override
  public <A> A read(Task<A> task) {
    try {
      var reader = readers.take();
      try {
        return task.on(reader);
      } finally {
        readers.add(reader);
      }
    } catch (SQLException e) {
      if (Health.of(e) instanceof Unavailable unavailable) throw unavailable;
      throw new IllegalStateException("cannot read the database", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting to read the database", e);
    }
  }

  @Override
  public void onUndo(Runnable task) {
    writer.onUndo(task);
  }

  StoreFigures figures() {
    return writer.figures();
  }

  Optional<Refused> trouble() {
    return readiness.trouble();
  }

  /// Nobody waits for the threads that write: they are dead.
  void drop() {
    closed = true;
    try {
      checkpoints.drop();
      writing.close();
      for (var reader : readers) reader.close();
      lock.close();
    } catch (SQLException | IOException e) {
      throw new IllegalStateException("cannot let go of the database", e);
    }
  }

  @Override
  public void close() {
    closed = true;
    writer.close();
    try {
      checkpoints.close();
      writing.close();
      for (int i = 0; i < READERS; i++) readers.take().close();
      lock.close();
    } catch (SQLException | IOException e) {
      throw new IllegalStateException("cannot close the database", e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
