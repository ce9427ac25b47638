package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.server.Damaged;
import ridotto.server.table.LogLine;
import tools.jackson.core.JacksonException;

/// The lines of all tables, read and deleted. They are written by [AppendStatement].
final class PostgresLines {
  private static final String READ =
      "SELECT seq, at, body FROM entry WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq";

  /// The last line of each is looked up by itself, in the index.
  private static final String ENDS =
      """
      SELECT wanted.id, (
        SELECT seq FROM entry WHERE table_id = wanted.id ORDER BY seq DESC LIMIT 1) AS last
      FROM unnest(?) AS wanted (id)\
      """;

  private PostgresLines() {}

  static List<LogLine> read(Connection connection, String table, long from, long to)
      throws SQLException {
    try (var select = connection.prepareStatement(READ)) {
      select.setString(1, table);
      select.setLong(2, from);
      select.setLong(3, to);
      var lines = new ArrayList<LogLine>();
      try (var found = select.executeQuery()) {
        while (found.next()) {
          lines.add(LogLine.read(found.getLong(1), found.getLong(2), found.getString(3)));
        }
      }
      return lines;
    } catch (JacksonException e) {
      throw new Damaged(table, e);
    } catch (SQLException e) {
      if (Failure.isDamage(e)) throw new Damaged(table, e);
      throw e;
    }
  }

  static Map<String, Long> ends(Connection connection, Collection<String> tables)
      throws SQLException {
    try (var select = connection.prepareStatement(ENDS)) {
      select.setArray(1, connection.createArrayOf("text", tables.toArray()));
      var ends = new HashMap<String, Long>();
      try (var found = select.executeQuery()) {
        while (found.next()) {
          long last = found.getLong(2);
          if (last > 0) ends.put(found.getString(1), last);
        }
      }
      return ends;
    }
  }

  /// Everything about the table, and what is appended to it meanwhile: once no line is left, none
  /// can be added.
  static boolean delete(Connection connection, String node, String table) throws SQLException {
    connection.setAutoCommit(false);
    try {
      while (PostgresRows.run(connection, "DELETE FROM entry WHERE table_id = ?", table) > 0) {
        // What was not there when this began may be there now.
      }
      PostgresRows.run(connection, "DELETE FROM salon WHERE id = ?", table);
      PostgresRows.run(connection, "DELETE FROM lease WHERE table_id = ?", table);
      NewsLine.tell(connection, node, NewsLine.GONE + " " + table);
      connection.commit();
      connection.setAutoCommit(true);
      return true;
    } catch (SQLException e) {
      if (!Failure.isCut(e)) {
        connection.rollback();
        connection.setAutoCommit(true);
      }
      throw e;
    }
  }
}
