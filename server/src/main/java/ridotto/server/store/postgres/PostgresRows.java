package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ridotto.server.table.Listing;
import ridotto.server.table.Room;

/// A row about each table, and who sits there. They are written by [AppendStatement].
final class PostgresRows {
  private static final String COLUMNS = "id, phase, game, names, chairs, taken, round, visited";

  private interface Line<A> {
    A of(ResultSet found) throws SQLException;
  }

  private final Sessions sessions;

  PostgresRows(Sessions sessions) {
    this.sessions = sessions;
  }

  static String word(Room.Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  void visited(String table, Instant at) {
    var sql = "UPDATE salon SET visited = ? WHERE id = ?";
    var _ = sessions.ask(connection -> run(connection, sql, at.toEpochMilli(), table));
  }

  boolean exists(String table) {
    return !ids("SELECT id FROM salon WHERE id = ?", table).isEmpty();
  }

  List<String> playing(String node) {
    return ids(
        """
        SELECT id FROM salon WHERE phase = ? AND NOT EXISTS (
          SELECT FROM lease JOIN node ON node.id = lease.node
          WHERE lease.table_id = salon.id AND lease.node <> ? AND until > now())
        ORDER BY visited DESC\
        """,
        word(Room.Phase.PLAYING),
        node);
  }

  /// Those nobody has visited for as long as they are kept.
  List<String> forgotten(Instant now) {
    var sql = "SELECT id FROM salon WHERE visited + keep * 86400000::bigint < ?";
    return ids(sql, now.toEpochMilli());
  }

  int count() {
    return number("SELECT count(*) FROM salon");
  }

  int countOf(String host) {
    return number("SELECT count(*) FROM salon WHERE host = ?", host);
  }

  List<Listing> listed(int most) {
    return listings(
        "listed AND phase IN ('antechamber', 'playing') ORDER BY visited DESC LIMIT ?", most);
  }

  List<Listing> of(String guest, int most) {
    return listings(
        "(host = ? OR people @> ARRAY[?::text]) ORDER BY visited DESC LIMIT ?", guest, guest, most);
  }

  private List<Listing> listings(String where, Object... values) {
    var sql = "SELECT " + COLUMNS + " FROM salon WHERE " + where;
    return sessions.ask(connection -> list(connection, PostgresRows::listing, sql, values));
  }

  private static Listing listing(ResultSet found) throws SQLException {
    var names = found.getString(4);
    return new Listing(
        found.getString(1),
        found.getString(3),
        names.isEmpty() ? List.of() : names.lines().toList(),
        found.getInt(5),
        found.getInt(6),
        Room.Phase.valueOf(found.getString(2).toUpperCase(Locale.ROOT)),
        found.getInt(7),
        Instant.ofEpochMilli(found.getLong(8)));
  }

  private List<String> ids(String sql, Object... values) {
    return sessions.ask(connection -> texts(connection, sql, values));
  }

  private int number(String sql, Object... values) {
    return sessions.ask(
        connection -> list(connection, found -> found.getInt(1), sql, values).getFirst());
  }

  /// The first column.
  static List<String> texts(Connection connection, String sql, Object... values)
      throws SQLException {
    return list(connection, found -> found.getString(1), sql, values);
  }

  private static <A> List<A> list(Connection connection, Line<A> line, String sql, Object... values)
      throws SQLException {
    try (var select = prepared(connection, sql, values)) {
      var all = new ArrayList<A>();
      try (var found = select.executeQuery()) {
        while (found.next()) all.add(line.of(found));
      }
      return all;
    }
  }

  /// How many rows it changed.
  static int run(Connection connection, String sql, Object... values) throws SQLException {
    try (var statement = prepared(connection, sql, values)) {
      return statement.executeUpdate();
    }
  }

  private static PreparedStatement prepared(Connection connection, String sql, Object... values)
      throws SQLException {
    var statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
    return statement;
  }
}
