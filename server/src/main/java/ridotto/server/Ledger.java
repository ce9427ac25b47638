package ridotto.server;

import static java.util.Objects.requireNonNull;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// The lines of all tables, on disk.
///
/// A line goes to the end of `fresh`, whatever its table: thousands of tables by turns fill one
/// page after the other, instead of each its own. Once enough has come in after it, it is put in
/// its place in `entry`, together with the others of its table.
final class Ledger {
  private static final int AT_LEAST = 64;

  /// Whatever is in either is there once: a line may be in both for a while.
  private static final String FIND =
      """
      SELECT seq, at, body FROM entry WHERE table_id=?1 AND seq>=?2 AND seq<=?3
      UNION
      SELECT seq, at, body FROM fresh WHERE id IN (SELECT value FROM json_each(?4))
        AND table_id=?1 AND seq>=?2 AND seq<=?3
      ORDER BY seq\
      """;

  private static final String INSERT =
      "INSERT INTO fresh (id, table_id, seq, at, body) VALUES (?, ?, ?, ?, ?)";
  private static final String MOVE_ALL =
      """
      INSERT OR IGNORE INTO entry (table_id, seq, at, body)
      SELECT table_id, seq, at, body FROM fresh\
      """;
  private static final String MOVE = MOVE_ALL + " WHERE id IN (SELECT value FROM json_each(?))";
  private static final String CLEAR = "DELETE FROM fresh WHERE id<?";

  /// A table's lines in `fresh`, up to one of them.
  private record Pile(String table, List<Long> ids) {}

  private final Log log;
  private final Statements statements;
  private final int room;
  private final Map<String, List<Long>> fresh = new HashMap<>();
  private final NavigableMap<Long, String> byAge = new TreeMap<>(); // the first line of each table
  private long last;
  private long lastSettled;
  private boolean settling;

  /// With room for so many lines in `fresh`. Everything that was left there is put in its place.
  Ledger(Log log, Statements statements, int room) {
    this.log = log;
    this.statements = statements;
    this.room = room;
    log.write(
            connection -> {
              statements.run(connection, MOVE_ALL);
              statements.run(connection, CLEAR, Long.MAX_VALUE);
            })
        .join();
  }

  /// Only for the thread that writes. Numbers are never used twice, so one that was not written
  /// after all does no harm.
  void add(Connection connection, String table, List<Line> lines, List<String> bodies)
      throws SQLException {
    for (int i = 0; i < bodies.size(); i++) {
      var line = lines.get(i);
      long at = line.at().toEpochMilli();
      statements.run(connection, INSERT, number(table), table, line.seq(), at, bodies.get(i));
    }
    settle();
  }

  private synchronized long number(String table) {
    var ids = fresh.computeIfAbsent(table, _ -> new ArrayList<>(4));
    if (ids.isEmpty()) byAge.put(last + 1, table);
    ids.add(++last);
    return last;
  }

  /// The lines from one number up to another, both included.
  List<Line> find(Connection connection, String table, long from, long to) throws SQLException {
    try (var select = connection.prepareStatement(FIND)) {
      select.setString(1, table);
      select.setLong(2, from);
      select.setLong(3, to);
      select.setString(4, ids(table));
      var lines = new ArrayList<Line>();
      try (var found = select.executeQuery()) {
        while (found.next()) {
          lines.add(Line.read(found.getLong(1), found.getLong(2), found.getString(3)));
        }
      }
      return lines;
    }
  }

  /// As a list in JSON.
  private synchronized String ids(String table) {
    return fresh.getOrDefault(table, List.of()).toString();
  }

  /// Those that have been in `fresh` for longest make room, if it is wanted.
  private void settle() {
    if (last - oldest() < room) lastSettled = last;
    else if (!settling) makeRoom();
  }

  private void makeRoom() {
    settling = true;
    var piles = new ArrayList<Pile>();
    var _ =
        log.write(connection -> move(connection, piles))
            .whenComplete((_, _) -> settling = false)
            .thenRun(() -> piles.forEach(this::moved));
  }

  private synchronized long oldest() {
    return byAge.isEmpty() ? last : byAge.firstKey();
  }

  private void move(Connection connection, List<Pile> piles) throws SQLException {
    piles.clear();
    piles.addAll(eldest());
    for (var pile : piles) statements.run(connection, MOVE, pile.ids().toString());
    statements.run(connection, CLEAR, wanted(piles));
  }

  /// Twice as many as have come in since the last time, so that in the end there is room.
  private synchronized List<Pile> eldest() {
    long most = Math.max(AT_LEAST, 2 * (last - lastSettled));
    lastSettled = last;
    var piles = new ArrayList<Pile>();
    int size = 0;
    for (var table : byAge.values()) {
      if (size >= most) break;
      var pile = new Pile(table, List.copyOf(requireNonNull(fresh.get(table))));
      piles.add(pile);
      size += pile.ids().size();
    }
    return piles;
  }

  /// The first number that is in no other place but `fresh`, now that these, the oldest, have been
  /// moved.
  private synchronized long wanted(List<Pile> moved) {
    var next = byAge.higherKey(moved.getLast().ids().getFirst());
    return next == null ? last + 1 : next;
  }

  /// After the move is durable, so that whoever reads finds every line in one place at least. What
  /// has come in since then stays.
  private synchronized void moved(Pile pile) {
    var ids = requireNonNull(fresh.get(pile.table()));
    byAge.remove(ids.getFirst());
    ids.subList(0, pile.ids().size()).clear();
    if (ids.isEmpty()) fresh.remove(pile.table());
    else byAge.put(ids.getFirst(), pile.table());
  }

  /// Its numbers are left: they lead nowhere, and go when they are the oldest. Forgotten now, they
  /// would be missed if the deletion fails.
  void delete(Connection connection, String table) throws SQLException {
    statements.run(connection, "DELETE FROM entry WHERE table_id=?", table);
    statements.run(connection, "DELETE FROM fresh WHERE table_id=?", table);
  }
}
