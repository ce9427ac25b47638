package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.server.Awaited;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;
import ridotto.server.table.TableState;

/// Lines that are about to be written, how the table will be after each, and its row if that says
/// something else then.
record Draft(List<LogLine> lines, List<TableState.After> steps, Optional<Row> row) {
  /// An answer that was lost once is usually there the next time.
  private static final int TRIES = 3;

  /// The draft of these entries at a table that stands like this and whose row is `kept`.
  static Draft of(
      String id,
      TableState state,
      Row kept,
      Instant now,
      String guest,
      String command,
      List<Entry> entries) {
    var lines = new ArrayList<LogLine>();
    var steps = new ArrayList<TableState.After>();
    var next = state;
    for (var entry : entries) {
      var line = new LogLine(next.seq() + 1, now, guest, command, entry);
      var step = next.after(line);
      lines.add(line);
      steps.add(step);
      next = step.state();
    }
    boolean may = next.phase() != state.phase();
    for (var entry : entries) may |= Row.isChangedBy(entry);
    var row = may ? Optional.of(Row.of(id, next, now)) : Optional.<Row>empty();
    return new Draft(lines, steps, row.filter(changed -> !changed.isLike(kept)));
  }

  /// Appends it to the table; if nobody knows whether that was done, once more. It is unknown only
  /// if it still is after that. `doubted`: it may have been stored before.
  Store.Appended append(Store store, String id, boolean doubted) {
    boolean unknown = doubted;
    for (int i = 0; i < TRIES; i++) {
      try {
        var answer = once(store, id);
        if (answer instanceof Store.Conflict && unknown && isIn(store, id)) {
          return new Store.Stored();
        }
        if (!(answer instanceof Store.Unknown)) return answer;
        unknown = true;
      } catch (RuntimeException e) {
        // This time it was not stored. That says nothing about the time before.
        if (!unknown) throw e;
      }
    }
    return new Store.Unknown();
  }

  private Store.Appended once(Store store, String id) {
    long expected = lines.getFirst().seq() - 1;
    return Awaited.of(
        row.isPresent()
            ? store.append(id, expected, lines, row.get())
            : store.append(id, expected, lines));
  }

  private boolean isIn(Store store, String id) {
    return store.read(id, lines.getFirst().seq(), lines.getLast().seq()).equals(lines);
  }
}
