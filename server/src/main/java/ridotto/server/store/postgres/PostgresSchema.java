package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// The tables of the database. Versions only go forward, one house at a time.
final class PostgresSchema {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresSchema.class);
  private static final int OLDEST = 15;

  /// What each version added to the one before.
  private static final List<List<String>> TABLES = List.of(first());

  static final int VERSION = TABLES.size();

  private PostgresSchema() {}

  /// A house is a node; what it winds it has a lease of, as long as it says that it lives. Ids are
  /// compared byte by byte, in whatever language the database is.
  private static List<String> first() {
    return List.of(
        """
        CREATE TABLE entry (
          table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, at bigint NOT NULL,
          body text NOT NULL, PRIMARY KEY (table_id, seq))\
        """,
        """
        CREATE TABLE salon (
          id text COLLATE "C" PRIMARY KEY, phase text NOT NULL, game text NOT NULL,
          names text NOT NULL, chairs integer NOT NULL, taken integer NOT NULL,
          round integer NOT NULL, listed boolean NOT NULL, host text COLLATE "C" NOT NULL,
          people text[] NOT NULL, keep integer NOT NULL, visited bigint NOT NULL)\
        """,
        "CREATE INDEX salon_phase ON salon (phase)",
        "CREATE INDEX salon_host ON salon (host)",
        "CREATE INDEX salon_people ON salon USING gin (people)",
        "CREATE TABLE guest (hash text COLLATE \"C\" PRIMARY KEY, at bigint NOT NULL)",
        """
        CREATE TABLE changed_key (
          hash text COLLATE "C" PRIMARY KEY, guest text COLLATE "C" NOT NULL)\
        """,
        "CREATE TABLE node (id text COLLATE \"C\" PRIMARY KEY, until timestamptz NOT NULL)",
        """
        CREATE TABLE lease (
          table_id text COLLATE "C" PRIMARY KEY, node text COLLATE "C" NOT NULL)\
        """,
        "CREATE INDEX lease_node ON lease (node)");
  }

  static void create(Connection connection) throws SQLException {
    requireRecent(connection);
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      // Houses that are opened together do not make the tables twice.
      statement.execute("SELECT pg_advisory_xact_lock(hashtext('ridotto'))");
      statement.execute("CREATE TABLE IF NOT EXISTS ridotto_schema (version integer NOT NULL)");
      int version;
      try (var found = statement.executeQuery("SELECT max(version) FROM ridotto_schema")) {
        version = found.next() ? found.getInt(1) : 0;
      }
      if (version > VERSION) throw refused(Refusal.of("database-newer"));
      for (var tables : TABLES.subList(version, VERSION)) {
        for (var table : tables) statement.execute(table);
      }
      if (version < VERSION) {
        statement.execute("INSERT INTO ridotto_schema VALUES (" + VERSION + ")");
      }
      connection.commit();
    } catch (SQLException | Refused e) {
      connection.rollback();
      throw e;
    }
    connection.setAutoCommit(true);
    warnOfForgetting(connection);
  }

  private static void requireRecent(Connection connection) throws SQLException {
    int version = connection.getMetaData().getDatabaseMajorVersion();
    if (version >= OLDEST) return;
    throw refused(Refusal.of("database-old").and("value", version).and("least", OLDEST));
  }

  private static Refused refused(Refusal reason) {
    return new Refused("store", reason);
  }

  private static void warnOfForgetting(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var said = statement.executeQuery("SHOW fsync")) {
      if (said.next() && said.getString(1).equals("on")) return;
      LOG.warn("The database has fsync off: a power cut may undo what was acknowledged");
    }
  }
}
