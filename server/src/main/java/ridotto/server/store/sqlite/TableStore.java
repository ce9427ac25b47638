package ridotto.server.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import ridotto.server.store.sqlite.journal.EntryFiles;
import ridotto.server.store.sqlite.journal.Statements;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// What stands in the log: the lines of each table, and a row about it.
public final class TableStore {
  private static final String COLUMNS = "id, phase, game, names, chairs, taken, round, visited";

  /// Whatever is indexed and stays as it was is left alone, so that its page of the index need not
  /// be written: hence the host, who seldom changes, comes after.
  private static final String PUT =
      "INSERT INTO salon ("
          + COLUMNS
          + """
          , listed, host, keep) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET phase=excluded.phase, game=excluded.game,
          names=excluded.names, chairs=excluded.chairs, taken=excluded.taken,
          round=excluded.round, visited=excluded.visited, listed=excluded.listed,
          keep=excluded.keep\
          """;

  private static final String PUT_HOST = "UPDATE salon SET host=?1 WHERE id=?2 AND host<>?1";

  /// Forty lines of each of five thousand tables.
  private static final int ROOM = 200_000;

  private final SqliteWriter log;
  private final Statements statements = new Statements();
  private final EntryFiles ledger;

  public TableStore(SqliteWriter log) {
    this(log, ROOM);
  }

  TableStore(SqliteWriter log, int room) {
    this.log = log;
    ledger = new EntryFiles(log, statements, room);
  }

  /// The lines are put into words here, by whoever has something to say: the one who writes
  /// everybody's has enough to do.
  public CompletableFuture<@Nullable Void> append(String table, List<LogLine> lines) {
    var bodies = lines.stream().map(LogLine::body).toList();
    return log.write(connection -> ledger.add(connection, table, lines, bodies));
  }

  /// The lines from one number up to another, both included.
  public List<LogLine> lines(String table, long from, long to) {
    return log.read(connection -> ledger.find(connection, table, from, to));
  }

  public CompletableFuture<@Nullable Void> put(Row row) {
    return log.write(connection -> put(connection, row));
  }

  private void put(Connection connection, Row row) throws SQLException {
    var listing = row.listing();
    statements.run(
        connection,
        PUT,
        listing.id(),
        word(listing.phase()),
        listing.game(),
        String.join("\n", listing.names()),
        listing.chairs(),
        listing.taken(),
        listing.round(),
        listing.when().toEpochMilli(),
        row.listed(),
        row.host(),
        row.keep());
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

  /// Somebody was there.
  public void visited(String table, Instant now) {
    var sql = "UPDATE salon SET visited=? WHERE id=?";
    var _ = log.write(connection -> statements.run(connection, sql, now.toEpochMilli(), table));
  }

  public CompletableFuture<@Nullable Void> delete(String table) {
    return log.write(
        connection -> {
          ledger.delete(connection, table);
          statements.run(connection, "DELETE FROM seat WHERE table_id=?", table);
          statements.run(connection, "DELETE FROM salon WHERE id=?", table);
        });
  }

  public boolean exists(String table) {
    return !ids("SELECT id FROM salon WHERE id=?", table).isEmpty();
  }

  public List<String> playing() {
    return ids(
        "SELECT id FROM salon WHERE phase=? ORDER BY visited DESC", word(Room.Phase.PLAYING));
  }

  /// Those nobody has visited for as long as they are kept.
  public List<String> forgotten(Instant now) {
    return ids("SELECT id FROM salon WHERE visited + keep * 86400000 < " + now.toEpochMilli());
  }

  public int count() {
    return log.read(
        connection -> {
          try (var select = connection.prepareStatement("SELECT COUNT(*) FROM salon");
              var found = select.executeQuery()) {
            return found.getInt(1);
          }
        });
  }

  public int countOf(String host) {
    return ids("SELECT id FROM salon WHERE host=?", host).size();
  }

  public List<Listing> listed(int most) {
    return listings(
        "listed=1 AND phase IN ('antechamber', 'playing') ORDER BY visited DESC LIMIT " + most);
  }

  public List<Listing> of(String guest, int most) {
    return listings(
        "(host=? OR id IN (SELECT table_id FROM seat WHERE guest=?)) ORDER BY visited DESC LIMIT "
            + most,
        guest,
        guest);
  }

  private List<Listing> listings(String where, String... values) {
    return log.read(
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
    return log.read(
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
