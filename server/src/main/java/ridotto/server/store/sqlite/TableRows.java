package ridotto.server.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import ridotto.server.store.sqlite.journal.Database;
import ridotto.server.store.sqlite.journal.Statements;
import ridotto.server.table.Listing;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// A row about each table, and who sits there.
final class TableRows {
  private static final String COLUMNS = "id, phase, game, names, chairs, taken, round, visited";
  private static final String ALL = COLUMNS + ", listed, host, keep";
  private static final int VISITED = 7; // among them

  /// Whatever is indexed and stays as it was is left alone, so that its page of the index need not
  /// be written: hence the host, who seldom changes, comes after.
  private static final String PUT =
      "INSERT INTO salon ("
          + ALL
          + """
          ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET phase=excluded.phase, game=excluded.game,
          names=excluded.names, chairs=excluded.chairs, taken=excluded.taken,
          round=excluded.round, visited=excluded.visited, listed=excluded.listed,
          keep=excluded.keep\
          """;

  private static final String PUT_HOST = "UPDATE salon SET host=?1 WHERE id=?2 AND host<>?1";

  private final Database database;
  private final Statements statements;

  TableRows(Database database, Statements statements) {
    this.database = database;
    this.statements = statements;
  }

  /// Only for the thread that writes, like everything that takes a connection.
  void put(Connection connection, Row row) throws SQLException {
    put(connection, statements, row);
  }

  static void put(Connection connection, Statements statements, Row row) throws SQLException {
    var listing = row.listing();
    statements.run(connection, PUT, values(row).toArray());
    statements.run(connection, PUT_HOST, row.host(), listing.id());
    // Guests' ids are of one length: none is part of another.
    var people = String.join(" ", row.people());
    statements.run(
        connection,
        "DELETE FROM seat WHERE table_id=? AND instr(?, guest)=0",
        listing.id(),
        people);
    for (var guest : row.people()) {
      statements.run(
          connection,
          "INSERT OR IGNORE INTO seat (guest, table_id) VALUES (?, ?)",
          guest,
          listing.id());
    }
  }

  /// What is written of it, in the order of [#PUT].
  private static List<Object> values(Row row) {
    var listing = row.listing();
    return List.of(
        listing.id(),
        word(listing.phase()),
        listing.game(),
        String.join("\n", listing.names()),
        listing.chairs(),
        listing.taken(),
        listing.round(),
        listing.when().toEpochMilli(),
        row.listed() ? 1 : 0,
        row.host(),
        row.keep());
  }

  /// Whether this row and its seats are there, letter by letter; but for the visit, of which the
  /// lines know nothing.
  static boolean has(Connection connection, Row row) throws SQLException {
    var there = words(connection, "SELECT " + ALL + " FROM salon WHERE id=?", row);
    var expected = new ArrayList<>(values(row).stream().map(String::valueOf).toList());
    if (there.size() != expected.size()) return false;
    there.set(VISITED, expected.get(VISITED));
    var seats = words(connection, "SELECT guest FROM seat WHERE table_id=?", row);
    return there.equals(expected) && Set.copyOf(seats).equals(Set.copyOf(row.people()));
  }

  private static List<String> words(Connection connection, String sql, Row row)
      throws SQLException {
    try (var select = connection.prepareStatement(sql)) {
      select.setString(1, row.listing().id());
      var words = new ArrayList<String>();
      try (var found = select.executeQuery()) {
        int width = found.getMetaData().getColumnCount();
        while (found.next()) {
          for (int i = 1; i <= width; i++) words.add(String.valueOf(found.getString(i)));
        }
      }
      return words;
    }
  }

  void visited(Connection connection, String table, Instant at) throws SQLException {
    var sql = "UPDATE salon SET visited=? WHERE id=?";
    statements.run(connection, sql, at.toEpochMilli(), table);
  }

  void delete(Connection connection, String table) throws SQLException {
    statements.run(connection, "DELETE FROM seat WHERE table_id=?", table);
    statements.run(connection, "DELETE FROM salon WHERE id=?", table);
  }

  boolean exists(String table) {
    return !ids("SELECT id FROM salon WHERE id=?", table).isEmpty();
  }

  List<String> playing() {
    return ids(
        "SELECT id FROM salon WHERE phase=? ORDER BY visited DESC", word(Room.Phase.PLAYING));
  }

  /// Those nobody has visited for as long as they are kept.
  List<String> forgotten(Instant now) {
    return ids("SELECT id FROM salon WHERE visited + keep * 86400000 < " + now.toEpochMilli());
  }

  int count() {
    return database.read(
        connection -> {
          try (var select = connection.prepareStatement("SELECT COUNT(*) FROM salon");
              var found = select.executeQuery()) {
            return found.getInt(1);
          }
        });
  }

  int countOf(String host) {
    return ids("SELECT id FROM salon WHERE host=?", host).size();
  }

  List<Listing> listed(int most) {
    return listings(
        "listed=1 AND phase IN ('antechamber', 'playing') ORDER BY visited DESC LIMIT " + most);
  }

  List<Listing> of(String guest, int most) {
    return listings(
        "(host=? OR id IN (SELECT table_id FROM seat WHERE guest=?)) ORDER BY visited DESC LIMIT "
            + most,
        guest,
        guest);
  }

  private List<Listing> listings(String where, String... values) {
    return database.read(
        connection -> {
          var sql = "SELECT " + COLUMNS + " FROM salon WHERE " + where;
          try (var select = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) select.setString(i + 1, values[i]);
            var listings = new ArrayList<Listing>();
            try (var found = select.executeQuery()) {
              while (found.next()) listings.add(listing(found));
            }
            return listings;
          }
        });
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

  private List<String> ids(String sql, String... values) {
    return database.read(
        connection -> {
          try (var select = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) select.setString(i + 1, values[i]);
            var ids = new ArrayList<String>();
            try (var found = select.executeQuery()) {
              while (found.next()) ids.add(found.getString(1));
            }
            return ids;
          }
        });
  }

  private static String word(Room.Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT);
  }
}
