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

/// Reads every line that can be read from a file that may be damaged: where a page is spoiled, all
/// that is around it.
final class RawLines {
  private interface Each {
    void on(ResultSet found) throws SQLException;
  }

  private static final String COLUMNS = "SELECT table_id, seq, at, body FROM ";

  private final Connection connection;
  private final Map<String, NavigableMap<Long, RawLine>> lines = new TreeMap<>();
  private final Map<String, Long> visits = new HashMap<>();
  private final Set<String> guests = new HashSet<>();
  private final Map<String, String> keys = new TreeMap<>();
  private long unread;

  RawLines(Connection connection) {
    this.connection = connection;
  }

  Map<String, NavigableMap<Long, RawLine>> read() {
    forwards("SELECT id, visited FROM salon ORDER BY id", this::visit);
    forwards("SELECT hash FROM guest ORDER BY hash", found -> guests.add(found.getString(1)));
    forwards(
        "SELECT hash, guest FROM changed_key ORDER BY hash",
        found -> keys.put(found.getString(1), found.getString(2)));
    forwards(COLUMNS + "entry ORDER BY table_id, seq", this::take);
    forwards(COLUMNS + "entry ORDER BY table_id DESC, seq DESC", this::take);
    for (var table : Set.copyOf(visits.keySet())) {
      forwards(COLUMNS + "entry WHERE table_id='" + table.replace("'", "''") + "'", this::take);
    }
    long last = last();
    if (last > 0) fresh(1, last);
    return lines;
  }

  private void visit(ResultSet found) throws SQLException {
    visits.put(found.getString(1), found.getLong(2));
  }

  private void take(ResultSet found) throws SQLException {
    var table = found.getString(1);
    if (table == null || found.getString(4) == null) return;
    var line = new RawLine(found.getLong(2), found.getLong(3), found.getString(4));
    lines.computeIfAbsent(table, _ -> new TreeMap<>()).putIfAbsent(line.seq(), line);
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

  private long last() {
    var last = new long[1];
    forwards("SELECT id FROM fresh ORDER BY id DESC LIMIT 1", found -> last[0] = found.getLong(1));
    if (last[0] > 0) return last[0];
    forwards("SELECT id FROM fresh ORDER BY id", found -> last[0] = found.getLong(1));
    return last[0] == 0 ? 0 : 2 * last[0];
  }

  /// Lines by their number in `fresh`; around one that cannot be read, halves of halves.
  private void fresh(long from, long to) {
    var where = " WHERE id BETWEEN " + from + " AND " + to + " ORDER BY id";
    if (forwards(COLUMNS + "fresh" + where, this::take)) return;
    if (from == to) {
      unread++;
      return;
    }
    long middle = from + (to - from) / 2;
    fresh(from, middle);
    fresh(middle + 1, to);
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

  long unread() {
    return unread;
  }
}
