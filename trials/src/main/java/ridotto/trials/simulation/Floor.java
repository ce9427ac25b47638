package ridotto.trials.simulation;

import java.util.List;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.table.LogLine;

/// What the nodes of one run stand on, and what the audit reads when it is over.
interface Floor extends AutoCloseable {
  /// The store as a node finds it that has just been started.
  Store open(HouseContext context);

  /// The node that opened this store is dead.
  void died(Store store);

  /// Whether there is room for more.
  void full(boolean yes);

  /// All lines of a table, by number; the same number twice if it is there twice.
  List<LogLine> lines(String table);

  @Override
  void close();
}
