package ridotto.server.store.postgres;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import ridotto.server.store.Store;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// Lines that somebody wants to append to a table, in words, and whoever waits for the answer since
/// when.
record Append(
    String table,
    long expected,
    List<Line> lines,
    Optional<Row> row,
    long since,
    CompletableFuture<Store.Appended> done) {
  record Line(long seq, long at, String body) {}

  /// Put into words by whoever has something to say: the thread that writes everybody's has enough
  /// to do.
  static Append of(
      String table, long expected, List<LogLine> lines, Optional<Row> row, long since) {
    var raw =
        lines.stream()
            .map(line -> new Line(line.seq(), line.at().toEpochMilli(), line.body()))
            .toList();
    return new Append(table, expected, raw, row, since, new CompletableFuture<>());
  }
}
