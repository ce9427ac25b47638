package ridotto.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.sqlite.SQLiteConfig;

/// The tables of the database.
final class SqliteSchema {
  /// What each version added to the one before.
  private static final List<List<String>> TABLES = List.of(first(), second(), third(), fourth());

  static final int VERSION = TABLES.size();

  private static List<String> first() {
    return List.of(
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
  }

  private static List<String> second() {
    return List.of(
        """
        CREATE TABLE fresh (
          id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL,
          at INTEGER NOT NULL, body TEXT NOT NULL)\
        """);
  }

  /// Keys that were changed: whose each is now, and nobody's once it is revoked. The key that a
  /// guest came with has no line here, its hash is the guest.
  private static List<String> third() {
    return List.of(
        "CREATE TABLE changed_key (hash TEXT PRIMARY KEY, guest TEXT NOT NULL) WITHOUT ROWID");
  }

  /// By which spoiled lines and lost ends are noticed. Lines from before have no checksum.
  private static List<String> fourth() {
    return List.of(
        "ALTER TABLE entry ADD COLUMN sum INTEGER",
        "ALTER TABLE fresh ADD COLUMN sum INTEGER",
        "ALTER TABLE salon ADD COLUMN settled INTEGER NOT NULL DEFAULT 0",
        """
        UPDATE salon SET settled=
          IFNULL((SELECT MAX(seq) FROM entry WHERE entry.table_id=salon.id), 0)\
        """,
        """
        CREATE TABLE mark (
          id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL)\
        """,
        "INSERT INTO mark SELECT id, table_id, seq FROM fresh");
  }

  private SqliteSchema() {}

  /// FULL, because an acknowledged move must survive a power cut, not only a crash.
  static Connection connect(Path file, int cacheKilobytes) throws SQLException {
    return connect(file, cacheKilobytes, "synchronous=FULL");
  }

  /// For a file that may be damaged: one that was cut would not be read at all, were that not said
  /// before anything else.
  static Connection connectAnyhow(Path file) throws SQLException {
    return connect(file, 8_000, "writable_schema=ON");
  }

  private static Connection connect(Path file, int cacheKilobytes, String first)
      throws SQLException {
    var config = new SQLiteConfig();
    // Or after every line it would ask the database for a number that we gave it.
    config.setGetGeneratedKeys(false);
    var connection = config.createConnection("jdbc:sqlite:" + file);
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA " + first);
      statement.execute("PRAGMA journal_mode=WAL");
      statement.execute("PRAGMA synchronous=FULL");
      statement.execute("PRAGMA busy_timeout=10000");
      statement.execute("PRAGMA cache_size=-" + cacheKilobytes);
      statement.execute("PRAGMA wal_autocheckpoint=0"); // see Checkpoints
    }
    return connection;
  }

  static void create(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      int version;
      try (var found = statement.executeQuery("PRAGMA user_version")) {
        version = found.getInt(1);
      }
      if (version > VERSION)
        throw new SQLException("the data were written by a newer version of Ridotto");
      if (version == VERSION) return;
      connection.setAutoCommit(false);
      for (var tables : TABLES.subList(version, VERSION)) {
        for (var table : tables) statement.execute(table);
      }
      statement.execute("PRAGMA user_version=" + VERSION);
      connection.commit();
      connection.setAutoCommit(true);
    }
  }

  /// Changes nothing, but has to be written like anything else.
  static boolean touch(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      return statement.execute("PRAGMA user_version=" + VERSION);
    }
  }

  static void limit(Connection connection, long pages) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA max_page_count=" + pages);
    }
  }
}
