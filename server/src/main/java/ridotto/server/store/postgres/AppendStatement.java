package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import ridotto.server.table.Listing;
import ridotto.server.table.Row;

/// What many tables append, in one statement: it is one transaction and one answer, and who waits
/// for it knows either all of it or nothing.
///
/// A line is added if the one before it is there and its own number is free: that is all that
/// decides between houses. The line before is held until the end, so that a table cannot be deleted
/// meanwhile. The rows of those that were added are written, and one notification tells of all.
final class AppendStatement {
  private static final String SQL =
      """
      WITH asked AS (
        SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::text[])
          AS line (table_id, expected, seq, at, body)),
      added AS (
        INSERT INTO entry (table_id, seq, at, body)
        SELECT table_id, seq, at, body FROM asked
        WHERE expected = 0 OR EXISTS (
          SELECT FROM entry AS before
          WHERE before.table_id = asked.table_id AND before.seq = asked.expected FOR KEY SHARE)
        ON CONFLICT DO NOTHING
        RETURNING table_id, seq),
      put AS (
        INSERT INTO salon
          (id, phase, game, names, chairs, taken, round, visited, listed, host, people, keep)
        SELECT id, phase, game, names, chairs, taken, round, visited, listed, host,
          string_to_array(people, ' '), keep
        FROM unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::integer[], ?::integer[],
            ?::integer[], ?::bigint[], ?::boolean[], ?::text[], ?::text[], ?::integer[])
          AS row (id, phase, game, names, chairs, taken, round, visited, listed, host, people, keep)
        WHERE id IN (SELECT table_id FROM added)
        ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, game = excluded.game,
          names = excluded.names, chairs = excluded.chairs, taken = excluded.taken,
          round = excluded.round, visited = excluded.visited, listed = excluded.listed,
          host = excluded.host, people = excluded.people, keep = excluded.keep),
      won AS (SELECT table_id, max(seq) AS last FROM added GROUP BY table_id)
      SELECT won, pg_notify(?, ? || won)
      FROM (SELECT string_agg(table_id || ' ' || last, ' ') AS won FROM won) AS told
      WHERE won IS NOT NULL\
      """;

  private static final String UNRESOLVED = "08007";

  private final Connection connection;
  private final String node;
  private final PreparedStatement statement;

  AppendStatement(Connection connection, String node) throws SQLException {
    this.connection = connection;
    this.node = node;
    statement = connection.prepareStatement(SQL);
  }

  /// Of the tables of these, each once and in order, those that were added.
  Set<String> run(List<Append> batch) throws SQLException {
    int at = 1;
    at = lines(at, "text", batch, (append, _) -> append.table());
    at = lines(at, "bigint", batch, (append, _) -> append.expected());
    at = lines(at, "bigint", batch, (_, line) -> line.seq());
    at = lines(at, "bigint", batch, (_, line) -> line.at());
    at = lines(at, "text", batch, (_, line) -> line.body());
    var rows = batch.stream().map(Append::row).flatMap(Optional::stream).toList();
    at = listings(at, "text", rows, Listing::id);
    at = listings(at, "text", rows, listing -> PostgresRows.word(listing.phase()));
    at = listings(at, "text", rows, Listing::game);
    at = listings(at, "text", rows, listing -> String.join("\n", listing.names()));
    at = listings(at, "integer", rows, Listing::chairs);
    at = listings(at, "integer", rows, Listing::taken);
    at = listings(at, "integer", rows, Listing::round);
    at = listings(at, "bigint", rows, listing -> listing.when().toEpochMilli());
    at = rows(at, "boolean", rows, Row::listed);
    at = rows(at, "text", rows, Row::host);
    at = rows(at, "text", rows, row -> String.join(" ", row.people()));
    at = rows(at, "integer", rows, Row::keep);
    statement.setString(at++, NewsLine.CHANNEL);
    statement.setString(at, node + " " + NewsLine.WRITTEN + " ");
    var added = new HashSet<String>();
    try (var found = statement.executeQuery()) {
      requireNoDoubt();
      if (!found.next()) return added;
      var words = found.getString(1).split(" ", -1);
      for (int i = 0; i < words.length; i += 2) added.add(words[i]);
    }
    return added;
  }

  /// The database warns if it was told to wait no longer for a standby: it is kept here, and may be
  /// lost with this machine.
  private void requireNoDoubt() throws SQLException {
    var warning = statement.getWarnings();
    if (warning != null) throw new SQLException(warning.getMessage(), UNRESOLVED, warning);
  }

  private interface Column {
    Object of(Append append, Append.Line line);
  }

  private int lines(int at, String type, List<Append> batch, Column column) throws SQLException {
    var values = new ArrayList<>();
    for (var append : batch) {
      for (var line : append.lines()) values.add(column.of(append, line));
    }
    return set(at, type, values);
  }

  private int listings(int at, String type, List<Row> rows, Function<Listing, Object> column)
      throws SQLException {
    return rows(at, type, rows, row -> column.apply(row.listing()));
  }

  private int rows(int at, String type, List<Row> rows, Function<Row, Object> column)
      throws SQLException {
    return set(at, type, rows.stream().map(column).toList());
  }

  private int set(int at, String type, List<Object> values) throws SQLException {
    statement.setArray(at, connection.createArrayOf(type, values.toArray()));
    return at + 1;
  }
}
