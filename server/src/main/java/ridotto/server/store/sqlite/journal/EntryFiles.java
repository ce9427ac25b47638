package ridotto.server.store.sqlite.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import ridotto.server.store.sqlite.SqliteWriter;
import ridotto.server.table.LogLine;

/// The lines of all tables, on disk.
///
/// A line goes to the end of `fresh`, whatever its table: thousands of tables by turns fill one
/// page after the other, instead of each its own. Once enough has come in after it, it is put in
/// its place in `entry`, together with the others of its table, and cleared away later, together
/// with its neighbours.
public final class EntryFiles {
  /// Room is made whenever so many have come in: seldom enough to be worth it, and not so seldom
  /// that everybody's moves would have to wait.
  private static final int AT_ONCE = 32;

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
  private static final String MOVE =
      """
      INSERT OR IGNORE INTO entry (table_id, seq, at, body)
      SELECT table_id, seq, at, body FROM fresh WHERE id IN (SELECT value FROM json_each(?))\
      """;
  private static final String CLEAR = "DELETE FROM fresh WHERE id<?";

  private final SqliteWriter log;
  private final Statements statements;
  private final int room;
  private final FreshIndex piles = new FreshIndex();
  private long matched; // as many as have come in up to this line have been moved
  private long cleared; // no line before this one is in `fresh`
  private boolean settling;

  /// With room for so many lines in `fresh`, at least.
  public EntryFiles(SqliteWriter log, Statements statements, int room) {
    this.log = log;
    this.statements = statements;
    this.room = room;
    log.read(this::recall);
    matched = piles.last();
    cleared = piles.last() - piles.span();
  }

  /// What was left in `fresh` when the house was closed or fell.
  private boolean recall(Connection connection) throws SQLException {
    try (var select = connection.prepareStatement("SELECT id, table_id FROM fresh ORDER BY id");
        var found = select.executeQuery()) {
      while (found.next()) piles.add(found.getString(2), found.getLong(1));
      return true;
    }
  }

  /// Only for the thread that writes.
  public void add(Connection connection, String table, List<LogLine> lines, List<String> bodies)
      throws SQLException {
    for (int i = 0; i < bodies.size(); i++) {
      var line = lines.get(i);
      long at = line.at().toEpochMilli();
      statements.run(connection, INSERT, piles.add(table), table, line.seq(), at, bodies.get(i));
    }
    settle();
  }

  /// The lines from one number up to another, both included.
  public List<LogLine> find(Connection connection, String table, long from, long to)
      throws SQLException {
    try (var select = connection.prepareStatement(FIND)) {
      select.setString(1, table);
      select.setLong(2, from);
      select.setLong(3, to);
      select.setString(4, piles.numbers(table));
      var lines = new ArrayList<LogLine>();
      try (var found = select.executeQuery()) {
        while (found.next()) {
          lines.add(LogLine.read(found.getLong(1), found.getLong(2), found.getString(3)));
        }
      }
      return lines;
    }
  }

  /// Those that have been in `fresh` for longest make room, if it is wanted.
  private void settle() {
    if (piles.span() < room) matched = piles.last();
    else if (!settling && piles.last() - matched >= AT_ONCE) makeRoom();
  }

  /// After a move is durable whoever reads finds every line in one place at least.
  private void makeRoom() {
    settling = true;
    var moving = new ArrayList<FreshIndex.Portion>();
    var _ =
        log.write(connection -> move(connection, moving))
            .thenRun(
                () -> {
                  piles.moved(moving);
                  piles.cleared(cleared);
                })
            .whenComplete((_, _) -> settling = false);
  }

  /// Eight for every seven that come in, so that in the end there is room, and no more, so that
  /// nobody notices.
  private void move(Connection connection, List<FreshIndex.Portion> moving) throws SQLException {
    moving.clear();
    moving.addAll(piles.eldest(Math.max(AT_ONCE, piles.last() - matched)));
    long size = 0;
    for (var portion : moving) {
      statements.run(connection, MOVE, portion.numbers());
      size += portion.size();
    }
    matched += size - size / 8;
    cleared = Math.min(piles.neededFrom(moving), cleared + 4 * size);
    statements.run(connection, CLEAR, cleared);
  }

  /// Its numbers are left: they lead nowhere, and go when they are the oldest. Forgotten now, they
  /// would be missed if the deletion fails.
  public void delete(Connection connection, String table) throws SQLException {
    statements.run(connection, "DELETE FROM entry WHERE table_id=?", table);
    statements.run(
        connection,
        "DELETE FROM fresh WHERE id IN (SELECT value FROM json_each(?))",
        piles.numbers(table));
  }
}
