package ridotto.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/// The tables of the database.
final class Schema {
  private static final int VERSION = 1;

  private static final List<String> TABLES =
      List.of(
          """
          CREATE TABLE entry (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)) WITHOUT ROWID\
          """,
          """
          CREATE TABLE salon (
            id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, names TEXT NOT NULL,
            chairs INTEGER NOT NULL, taken INTEGER NOT NULL, round INTEGER NOT NULL,
            listed INTEGER NOT NULL, host TEXT NOT NULL, keep INTEGER NOT NULL,
            visited INTEGER NOT NULL)\
          """,
          "CREATE INDEX salon_phase ON salon (phase)",
          "CREATE INDEX salon_host ON salon (host)",
          """
          CREATE TABLE seat (
            guest TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (guest, table_id)) WITHOUT ROWID\
          """,
          "CREATE INDEX seat_table ON seat (table_id)",
          "CREATE TABLE guest (hash TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID");

  private Schema() {}

  /// FULL, because an acknowledged move must survive a power cut, not only a crash.
  static Connection connect(Path file, int cacheKilobytes) throws SQLException {
    var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (var statement = connection.createStatement()) {
      // Every table writes on a page of its own: small ones are quickly copied, and all those in
      // use
      // fit into the cache.
      statement.execute("PRAGMA page_size=1024");
      statement.execute("PRAGMA journal_mode=WAL");
      statement.execute("PRAGMA synchronous=FULL");
      statement.execute("PRAGMA busy_timeout=10000");
      statement.execute("PRAGMA cache_size=-" + cacheKilobytes);
      // A page that many moves have changed is put in its place once for all of them.
      statement.execute("PRAGMA wal_autocheckpoint=8000");
    }
    return connection;
  }

  static void create(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      int version;
      try (var found = statement.executeQuery("PRAGMA user_version")) {
        version = found.getInt(1);
      }
      if (version > VERSION) throw new SQLException("the data are of a newer Ridotto");
      if (version == VERSION) return;
      connection.setAutoCommit(false);
      for (var table : TABLES) statement.execute(table);
      statement.execute("PRAGMA user_version=" + VERSION);
      connection.commit();
      connection.setAutoCommit(true);
    }
  }
}
