package ridotto.server.store.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import ridotto.server.live.RealHouse;

/// A database for a test, on a real PostgreSQL that forces everything to the disk. One server is
/// started for all tests of a process; each database is its own.
public final class TestDatabase {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  private static final class Server {
    private static final EmbeddedPostgres ONLY = started();

    private static EmbeddedPostgres started() {
      try {
        return EmbeddedPostgres.builder()
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("full_page_writes", "on")
            .setServerConfig("max_connections", "200")
            .start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final String name = "t" + NUMBER.incrementAndGet();

  public TestDatabase() {
    run("postgres", "CREATE DATABASE " + name);
    PostgresStore.open(address(), RealHouse.WORLD).close();
  }

  public PostgresAddress address() {
    return at(Server.ONLY.getPort());
  }

  /// The same, reached by another port.
  public PostgresAddress at(int port) {
    return new PostgresAddress(
        "localhost:" + port, name, "postgres", Optional.empty(), PostgresAddress.Tls.PREFERRED);
  }

  static int port() {
    return Server.ONLY.getPort();
  }

  /// Whatever was kept is gone.
  public void empty() {
    var tables = List.of("entry", "salon", "guest", "changed_key", "lease", "node");
    run("TRUNCATE " + String.join(", ", tables));
  }

  public void run(String sql) {
    run(name, sql);
  }

  /// The first column of the first row.
  public String ask(String sql) {
    try (var connection = connect(name);
        var statement = connection.createStatement();
        var found = statement.executeQuery(sql)) {
      return found.next() ? String.valueOf(found.getString(1)) : "";
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void run(String database, String sql) {
    try (var connection = connect(database);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Connection connect(String database) throws SQLException {
    var url = "jdbc:postgresql://localhost:" + Server.ONLY.getPort() + "/" + database;
    return DriverManager.getConnection(url, "postgres", "");
  }
}
