package ridotto.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import ridotto.kernel.Refused;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.store.StoreFigures;
import ridotto.server.store.sqlite.journal.Checkpoints;
import ridotto.server.store.sqlite.journal.Database;

/// The database file of a house, which no other process has open: a connection that writes and two
/// that read.
final class SqliteFile implements Database, AutoCloseable {
  private static final int READERS = 2;

  private final FileChannel lock;
  private final Connection writing;
  private final Checkpoints checkpoints;
  private final Health health = new Health();
  private final SqliteWriter writer;
  private final BlockingQueue<Connection> readers = new ArrayBlockingQueue<>(READERS);

  private SqliteFile(FileChannel lock, Path file, HouseContext context) throws SQLException {
    this.lock = lock;
    writing = SqliteSchema.connect(file, 8_000);
    SqliteSchema.create(writing);
    writing.setAutoCommit(false);
    for (int i = 0; i < READERS; i++) readers.add(SqliteSchema.connect(file, 1_000));
    checkpoints = new Checkpoints(SqliteSchema.connect(file, 100), context);
    writer = new SqliteWriter(writing, health, checkpoints, context);
  }

  /// Opens the file in this directory. Throws if another process has it open.
  static SqliteFile open(Path data, HouseContext context) {
    try {
      Files.createDirectories(data);
      var lock =
          FileChannel.open(
              data.resolve("ridotto.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (lock.tryLock() == null) throw new IOException(data + " is in use by another Ridotto");
      return new SqliteFile(lock, data.resolve("ridotto.db"), context);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException("cannot open the database in " + data, e);
    }
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
    return health.trouble();
  }

  /// Nobody waits for the threads that write: they are dead.
  void drop() {
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
