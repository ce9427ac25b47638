package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import org.jspecify.annotations.Nullable;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.store.Readiness;

/// So many connections to the database, opened when they are needed. One that was cut is never used
/// again.
final class Sessions implements AutoCloseable {
  interface Task<A> {
    A on(Connection connection) throws SQLException;
  }

  private final PostgresAddress address;
  private final Readiness readiness;
  private final boolean sure;
  private final BlockingQueue<Optional<Connection>> places = new LinkedBlockingDeque<>();
  private volatile boolean closed;

  /// `sure`: what is done by them survives a power cut when it is done.
  Sessions(PostgresAddress address, Readiness readiness, int most, boolean sure) {
    this.address = address;
    this.readiness = readiness;
    this.sure = sure;
    for (int i = 0; i < most; i++) places.add(Optional.empty());
  }

  static Connection open(PostgresAddress address, boolean sure) throws SQLException {
    var connection = DriverManager.getConnection(address.url(), address.properties());
    try (var set = connection.createStatement()) {
      // A server may be set to forget; a standby that is waited for is left to whoever set it up.
      if (!sure) set.execute("SET synchronous_commit = off");
      else if (isForgetful(connection)) set.execute("SET synchronous_commit = on");
      return connection;
    } catch (SQLException e) {
      drop(connection);
      throw e;
    }
  }

  private static boolean isForgetful(Connection connection) throws SQLException {
    try (var ask = connection.createStatement();
        var said = ask.executeQuery("SHOW synchronous_commit")) {
      return said.next() && said.getString(1).equals("off");
    }
  }

  static void drop(Connection connection) {
    try {
      connection.abort(Runnable::run);
    } catch (SQLException _) {
      // It is of no use anyway.
    }
  }

  /// Reads, or changes something that may be changed twice. Tried once more if the connection was
  /// cut: it may have been cut long ago, unnoticed. Throws [Unavailable].
  <A extends @Nullable Object> A ask(Task<A> task) {
    try {
      return attempt(task);
    } catch (SQLException e) {
      throw Failure.of(e);
    }
  }

  /// Changes something, which may be changed twice. Throws [Unavailable], or [Unsure] if nobody
  /// knows whether it was.
  <A extends @Nullable Object> A change(Task<A> task) {
    boolean[] sent = {false};
    try {
      return attempt(
          connection -> {
            sent[0] = true;
            return task.on(connection);
          });
    } catch (SQLException e) {
      if (sent[0] && Failure.isCut(e)) throw new Unsure();
      throw Failure.of(e);
    }
  }

  private <A extends @Nullable Object> A attempt(Task<A> task) throws SQLException {
    if (readiness.trouble().isPresent()) throw new Unavailable(readiness.trouble().get());
    try {
      return once(task);
    } catch (SQLException e) {
      if (closed || !(Failure.isCut(e) || Failure.isClash(e))) throw e;
      if (Failure.isCut(e)) forget();
      return once(task);
    }
  }

  /// The same, whatever trouble there is.
  <A extends @Nullable Object> A once(Task<A> task) throws SQLException {
    var place = taken();
    Optional<Connection> kept = Optional.empty();
    try {
      var connection = place.isPresent() ? place.get() : open(address, sure);
      kept = Optional.of(connection);
      return task.on(connection);
    } catch (SQLException e) {
      if (Failure.isCut(e)) {
        kept.ifPresent(Sessions::drop);
        kept = Optional.empty();
      }
      throw e;
    } finally {
      if (closed) kept.ifPresent(Sessions::drop);
      places.add(closed ? Optional.empty() : kept);
    }
  }

  private Optional<Connection> taken() {
    try {
      return places.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the database", e);
    }
  }

  /// Where one was cut, the others that wait to be used are not trusted either.
  void forget() {
    for (int i = places.size(); i > 0; i--) {
      var place = places.poll();
      if (place == null) return;
      place.ifPresent(Sessions::drop);
      places.add(Optional.empty());
    }
  }

  @Override
  public void close() {
    closed = true;
    forget();
  }
}
