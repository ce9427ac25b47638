package ridotto.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import ridotto.server.store.sqlite.journal.RawLine;
import ridotto.server.store.sqlite.journal.Statements;
import ridotto.server.table.Library;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;
import ridotto.server.table.TableState;

/// What can still be read of the data of a house, table by table, around whatever is damaged.
///
/// Rows are not believed, but made anew of the lines; guests are those who are in either. `agrees`:
/// whether the rows, and who has a key, are what the lines say.
record Salvage(
    SortedMap<String, Whole> whole,
    SortedMap<String, List<RawLine>> damaged,
    Set<String> guests,
    Map<String, String> keys,
    long unread,
    boolean agrees) {
  /// A table all of whose lines make sense.
  record Whole(List<RawLine> lines, Row row) {}

  static Salvage of(Connection connection, Library library) {
    var reader = new RawLines(connection);
    var lines = reader.read();
    var whole = new TreeMap<String, Whole>();
    var damaged = new TreeMap<String, List<RawLine>>();
    var guests = new TreeSet<String>(reader.guests());
    lines.forEach(
        (table, found) -> {
          var all = List.copyOf(found.values());
          boolean known = reader.ends().containsKey(table);
          // Where a name is spoiled there seems to be a table that never was.
          if (!known && all.stream().noneMatch(line -> line.isAsWritten(table))) return;
          try {
            var state = fold(library, table, all);
            if (state.seq() < reader.ends().getOrDefault(table, 0L)) {
              throw new IllegalStateException("its end is missing");
            }
            // Whoever wrote was there.
            long visited = Math.max(reader.visits().getOrDefault(table, 0L), all.getLast().at());
            var row = Row.of(table, state, Instant.ofEpochMilli(visited));
            whole.put(table, new Whole(all, row));
            guests.addAll(row.people());
            guests.add(row.host());
          } catch (RuntimeException _) {
            damaged.put(table, all);
          }
        });
    for (var table : reader.ends().keySet()) {
      if (!lines.containsKey(table)) damaged.put(table, List.of());
    }
    boolean agrees = reader.guests().containsAll(guests) && rowsAgree(connection, whole);
    return new Salvage(whole, damaged, guests, reader.keys(), reader.unread(), agrees);
  }

  private static boolean rowsAgree(Connection connection, Map<String, Whole> tables) {
    try {
      for (var table : tables.values()) {
        if (!TableRows.has(connection, table.row)) return false;
      }
      return true;
    } catch (SQLException _) {
      return false;
    }
  }

  private static TableState fold(Library library, String table, List<RawLine> lines) {
    var state = TableState.empty(library);
    for (var line : lines) {
      if (line.seq() != state.seq() + 1) throw new IllegalStateException("a gap");
      if (!line.isAsWritten(table)) throw new IllegalStateException("spoiled");
      state = state.after(LogLine.read(line.seq(), line.at(), line.body())).state();
    }
    return state;
  }

  /// Into a new file.
  void writeTo(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    var statements = new Statements();
    for (var table : whole.entrySet()) {
      for (var line : table.getValue().lines()) {
        statements.run(
            connection,
            "INSERT INTO entry (table_id, seq, at, body, sum) VALUES (?, ?, ?, ?, ?)",
            table.getKey(),
            line.seq(),
            line.at(),
            line.body(),
            line.sum());
      }
      TableRows.put(connection, statements, table.getValue().row());
      statements.run(
          connection,
          "UPDATE salon SET settled=? WHERE id=?",
          table.getValue().lines().getLast().seq(),
          table.getKey());
    }
    for (var guest : guests) {
      statements.run(connection, "INSERT OR IGNORE INTO guest (hash, at) VALUES (?, 0)", guest);
    }
    for (var key : keys.entrySet()) {
      ChangedKeys.put(connection, statements, key.getKey(), key.getValue());
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  /// A file for each, with what could be read.
  void writeDamaged(Path folder) throws IOException {
    for (var table : damaged.entrySet()) {
      var text = new ArrayList<String>();
      for (var line : table.getValue()) {
        text.add(line.seq() + "\t" + Instant.ofEpochMilli(line.at()) + "\t" + line.body());
      }
      Files.write(folder.resolve(table.getKey().replaceAll("[^a-z0-9-]", "_") + ".txt"), text);
    }
  }
}
