package ridotto.server.table.decide;

import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Entry;
import ridotto.server.table.TableState;

/// How many lines people may write at a table, and in one round of it. Whoever comes, and every
/// restart, reads them back: somebody who talks or looks at a card for days must not make a table
/// that the house has no time or room for.
public final class TableLength {
  private static final int MOST = 100_000;
  private static final int MOST_IN_A_ROUND = 20_000; // as many as of a record from elsewhere

  private TableLength() {}

  /// Throws [Refused] if the table has become too long for these. What brings it nearer to its end,
  /// and cannot be done again and again, may always be written.
  public static void require(TableState table, List<Entry> entries) {
    if (entries.isEmpty() || !isFull(table) || isAnEnd(entries.getFirst())) return;
    throw new Refused("table", Refusal.of("table-full"));
  }

  private static boolean isFull(TableState table) {
    if (table.seq() >= MOST) return true;
    return table.playing() && table.seq() - table.start(table.rounds()).seq() >= MOST_IN_A_ROUND;
  }

  private static boolean isAnEnd(Entry entry) {
    return entry instanceof Entry.Left
        || entry instanceof Entry.Conceded
        || (entry instanceof Entry.Voted voted && voted.yes());
  }
}
