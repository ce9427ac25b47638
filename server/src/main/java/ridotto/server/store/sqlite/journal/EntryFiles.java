package ridotto.server.store.sqlite.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ridotto.server.Damaged;
import ridotto.server.table.LogLine;
import tools.jackson.core.JacksonException;

/// The lines of all tables, on disk.
///
/// A line goes to the end of `fresh`, whatever its table: thousands of tables by turns fill one
/// page after the other, instead of each its own. Once enough has come in after it, it is put in
/// its place in `entry`, together with the others of its table, and cleared away later, together
/// with its neighbours.
///
/// How far a table has come is written elsewhere too, so that its end cannot be lost unnoticed with
/// the page it lies on: in `mark` for what is in `fresh`, in the table's row for what is in its
/// place.
public final class EntryFiles {
  /// Room is made whenever so many have come in: seldom enough to be worth it, and not so seldom
  /// that everybody's moves would have to wait.
  private static final int AT_ONCE = 32;

  /// Whatever is in either is there once: a line may be in both for a while.
  private static final String FIND =
      """
      SELECT seq, at, body, sum FROM entry WHERE table_id=?1 AND seq>=?2 AND seq<=?3
      UNION
      SELECT seq, at, body, sum FROM fresh WHERE id IN (SELECT value FROM json_each(?4))
        AND table_id=?1 AND seq>=?2 AND seq<=?3
      ORDER BY seq\
      """;

  private static final String LAST =
      """
      SELECT MAX(
        (SELECT IFNULL(MAX(seq), 0) FROM entry WHERE table_id=?1),
        (SELECT IFNULL(MAX(seq), 0) FROM fresh
          WHERE id IN (SELECT value FROM json_each(?2)) AND table_id=?1))\
      """;

  private static final String INSERT =
      "INSERT INTO fresh (id, table_id, seq, at, body, sum) VALUES (?, ?, ?, ?, ?, ?)";
  private static final String MARK = "INSERT INTO mark (id, table_id, seq) VALUES (?, ?, ?)";
  private static final String MOVE =
      """
      INSERT OR IGNORE INTO entry (table_id, seq, at, body, sum)
      SELECT table_id, seq, at, body, sum FROM fresh WHERE id IN (SELECT value FROM json_each(?))\
      """;
  private static final String SETTLED =
      """
      UPDATE salon SET settled=IFNULL(
        (SELECT MAX(seq) FROM fresh WHERE id IN (SELECT value FROM json_each(?1))), settled)
      WHERE id=?2\
      """;
  private static final String ENDS =
      """
      UPDATE salon SET settled=MAX(settled, ends.seq)
      FROM (SELECT table_id, MAX(seq) AS seq FROM mark GROUP BY table_id) AS ends
      WHERE ends.table_id=salon.id\
      """;
  private static final String CLEAR = "DELETE FROM fresh WHERE id<?";
  private static final String CLEAR_MARKS = "DELETE FROM mark WHERE id<?";

  private final Database database;
  private final Statements statements;
  private final int room;
  private final FreshIndex fresh = new FreshIndex();
  private final Map<String, Long> last = new HashMap<>(); // of the tables that were written to
  private long matched; // as many as have come in up to this line have been moved
  private long cleared; // no line before this one is in `fresh`
  private boolean settling;

  /// With room for so many lines in `fresh`, at least.
  public EntryFiles(Database database, Statements statements, int room) {
    this.database = database;
    this.statements = statements;
    this.room = room;
    database.read(this::recall);
    matched = fresh.last();
    cleared = fresh.last() - fresh.span();
    database.onUndo(last::clear);
  }

  /// What was left in `fresh` when the house was closed or fell.
  private boolean recall(Connection connection) throws SQLException {
    try (var select = connection.prepareStatement("SELECT id, table_id FROM fresh ORDER BY id");
        var found = select.executeQuery()) {
      while (found.next()) fresh.add(found.getString(2), found.getLong(1));
      return true;
    }
  }

  /// The lines put into words, by whoever has something to say: the thread that writes everybody's
  /// has enough to do.
  public static List<RawLine> raw(String table, List<LogLine> lines) {
    return lines.stream().map(line -> RawLine.of(table, line)).toList();
  }

  /// Whether the last line of the table was the one expected; if not, nothing is added. Only for
  /// the thread that writes.
  public boolean append(Connection connection, String table, long expected, List<RawLine> lines)
      throws SQLException {
    if (last(connection, table) != expected) return false;
    for (var line : lines) {
      long id = fresh.add(table);
      statements.run(connection, INSERT, id, table, line.seq(), line.at(), line.body(), line.sum());
    }
    long end = expected + lines.size();
    if (!lines.isEmpty()) statements.run(connection, MARK, fresh.last(), table, end);
    last.put(table, end);
    settle();
    return true;
  }

  private long last(Connection connection, String table) throws SQLException {
    var known = last.get(table);
    return known != null ? known : found(connection, table);
  }

  private long found(Connection connection, String table) throws SQLException {
    try (var select = connection.prepareStatement(LAST)) {
      select.setString(1, table);
      select.setString(2, fresh.numbers(table));
      try (var found = select.executeQuery()) {
        return found.getLong(1);
      }
    }
  }

  /// The number of the last line of each of these tables that is there.
  public Map<String, Long> ends(Connection connection, Collection<String> tables)
      throws SQLException {
    var ends = new HashMap<String, Long>();
    for (var table : tables) {
      long end = found(connection, table);
      if (end > 0) ends.put(table, end);
    }
    return ends;
  }

  /// The lines from one number up to another, both included.
  public List<LogLine> find(Connection connection, String table, long from, long to)
      throws SQLException {
    try (var select = connection.prepareStatement(FIND)) {
      select.setString(1, table);
      select.setLong(2, from);
      select.setLong(3, to);
      select.setString(4, fresh.numbers(table));
      var lines = new TreeMap<Long, RawLine>();
      try (var found = select.executeQuery()) {
        while (found.next()) {
          var line =
              new RawLine(found.getLong(1), found.getLong(2), found.getString(3), found.getLong(4));
          // It may be in both, and spoiled in one.
          if (line.isAsWritten(table)) lines.put(line.seq(), line);
          else lines.putIfAbsent(line.seq(), line);
        }
      }
      return lines.values().stream().map(line -> line(table, line)).toList();
    }
  }

  private static LogLine line(String table, RawLine line) {
    if (!line.isAsWritten(table)) throw new Damaged(table);
    try {
      return LogLine.read(line.seq(), line.at(), line.body());
    } catch (JacksonException e) {
      throw new Damaged(table, e);
    }
  }

  /// Those that have been in `fresh` for longest make room, if it is wanted.
  private void settle() {
    if (fresh.span() < room) matched = fresh.last();
    else if (!settling && fresh.last() - matched >= AT_ONCE) makeRoom();
  }

  /// After a move is durable whoever reads finds every line in one place at least.
  private void makeRoom() {
    settling = true;
    var moving = new ArrayList<FreshIndex.Portion>();
    var _ =
        database
            .write(
                connection -> {
                  move(connection, moving);
                  return moving;
                })
            .thenRun(
                () -> {
                  fresh.moved(moving);
                  fresh.cleared(cleared);
                })
            .whenComplete((_, _) -> settling = false);
  }

  /// Eight for every seven that come in, so that in the end there is room, and no more, so that
  /// nobody notices.
  private void move(Connection connection, List<FreshIndex.Portion> moving) throws SQLException {
    moving.clear();
    moving.addAll(fresh.eldest(Math.max(AT_ONCE, fresh.last() - matched)));
    long size = 0;
    for (var portion : moving) {
      statements.run(connection, MOVE, portion.numbers());
      statements.run(connection, SETTLED, portion.numbers(), portion.table());
      size += portion.size();
    }
    matched += size - size / 8;
    cleared = Math.min(fresh.neededFrom(moving), cleared + 4 * size);
    statements.run(connection, CLEAR, cleared);
    statements.run(connection, CLEAR_MARKS, cleared);
  }

  /// Writes in every table's row how far it has come: when the house is closed, so that a file that
  /// is cut later, and loses lines and marks at its end, still names those who have lost something.
  public void noteEnds(Connection connection) throws SQLException {
    statements.run(connection, ENDS);
  }

  /// Its numbers are left: they lead nowhere, and go when they are the oldest. Forgotten now, they
  /// would be missed if the deletion fails.
  public void delete(Connection connection, String table) throws SQLException {
    last.remove(table);
    statements.run(connection, "DELETE FROM entry WHERE table_id=?", table);
    for (var from : List.of("fresh", "mark")) {
      statements.run(
          connection,
          "DELETE FROM " + from + " WHERE id IN (SELECT value FROM json_each(?))",
          fresh.numbers(table));
    }
  }
}
