package ridotto.server.store.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import ridotto.server.store.sqlite.journal.RawLine;

/// Reads every line that can be read from a file that may be damaged: where a page is spoiled, all
/// that is around it.
final class RawLines {
  private interface Each {
    void on(ResultSet found) throws SQLException;
  }

  private final Connection connection;
  private final boolean summed; // a house that has checksums has written it
  private final String columns;
  private final Map<String, NavigableMap<Long, RawLine>> lines = new TreeMap<>();
  private final Map<String, Long> ends = new TreeMap<>();
  private final Map<String, Long> visits = new HashMap<>();
  private final Set<String> guests = new HashSet<>();
  private final Map<String, String> keys = new TreeMap<>();
  private long unread;

  RawLines(Connection connection) {
    this.connection = connection;
    summed = forwards("SELECT sum FROM fresh LIMIT 0", _ -> {});
    columns = "SELECT table_id, seq, at, body, " + (summed ? "sum" : "0") + " FROM ";
  }

  Map<String, NavigableMap<Long, RawLine>> read() {
    var settled = summed ? "settled" : "0";
    numbered("SELECT id, visited, " + settled + " FROM salon", "salon", this::row);
    for (var order : new String[] {"", " DESC"}) {
      forwards("SELECT hash FROM guest ORDER BY hash" + order, this::guest);
      forwards("SELECT hash, guest FROM changed_key ORDER BY hash" + order, this::key);
      forwards(columns + "entry ORDER BY table_id" + order + ", seq" + order, this::take);
    }
    for (var table : Set.copyOf(visits.keySet())) {
      forwards(columns + "entry WHERE table_id='" + table.replace("'", "''") + "'", this::take);
    }
    long unreadMarks = numbered("SELECT table_id, seq FROM mark", "mark", this::end);
    long unreadLines = numbered(columns + "fresh", "fresh", this::take);
    // As long as every mark can be read, it is known whose the others were.
    unread = unreadMarks == 0 ? 0 : unreadLines;
    return lines;
  }

  private void row(ResultSet found) throws SQLException {
    if (found.getString(1) == null) return;
    visits.put(found.getString(1), found.getLong(2));
    ends.merge(found.getString(1), found.getLong(3), Math::max);
  }

  private void guest(ResultSet found) throws SQLException {
    if (found.getString(1) != null) guests.add(found.getString(1));
  }

  private void key(ResultSet found) throws SQLException {
    if (found.getString(1) == null || found.getString(2) == null) return;
    keys.put(found.getString(1), found.getString(2));
  }

  private void end(ResultSet found) throws SQLException {
    if (found.getString(1) != null) ends.merge(found.getString(1), found.getLong(2), Math::max);
  }

  /// Of two copies the one that is as it was written.
  private void take(ResultSet found) throws SQLException {
    var table = found.getString(1);
    if (table == null || found.getString(4) == null) return;
    var line =
        new RawLine(found.getLong(2), found.getLong(3), found.getString(4), found.getLong(5));
    var known = lines.computeIfAbsent(table, _ -> new TreeMap<>());
    if (line.isAsWritten(table)) known.put(line.seq(), line);
    else known.putIfAbsent(line.seq(), line);
  }

  /// As far as one gets.
  private boolean forwards(String sql, Each each) {
    try (var select = connection.createStatement();
        var found = select.executeQuery(sql)) {
      while (found.next()) each.on(found);
      return true;
    } catch (SQLException _) {
      return false;
    }
  }

  /// Everything in a table whose rows are numbered, and how many of them cannot be read.
  private long numbered(String select, String from, Each each) {
    var last = new long[1];
    Each note = found -> last[0] = found.getLong(1);
    forwards("SELECT rowid FROM " + from + " NOT INDEXED ORDER BY rowid", note);
    if (forwards("SELECT rowid FROM " + from + " NOT INDEXED ORDER BY rowid DESC LIMIT 1", note)) {
      return numbered(select, each, 1, last[0]);
    }
    // Its end cannot be read: perhaps there is as much again behind what can.
    return 1 + numbered(select, each, 1, 2 * last[0]);
  }

  /// Around a row that cannot be read, halves of halves.
  private long numbered(String select, Each each, long from, long to) {
    var where = " NOT INDEXED WHERE rowid BETWEEN " + from + " AND " + to + " ORDER BY rowid";
    if (from > to || forwards(select + where, each)) return 0;
    if (from == to) return 1;
    long middle = from + (to - from) / 2;
    return numbered(select, each, from, middle) + numbered(select, each, middle + 1, to);
  }

  /// How far each table has come, as is written beside its lines.
  Map<String, Long> ends() {
    return ends;
  }

  Map<String, Long> visits() {
    return visits;
  }

  Set<String> guests() {
    return guests;
  }

  /// Those that were changed, and whose they are.
  Map<String, String> keys() {
    return keys;
  }

  /// How many lines cannot be read of which nobody knows whose they were.
  long unread() {
    return unread;
  }
}
