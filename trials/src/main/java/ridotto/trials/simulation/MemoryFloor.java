package ridotto.trials.simulation;

import java.util.List;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.store.memory.MemoryStore;
import ridotto.server.table.LogLine;

/// The upper floor: a store in memory, fast, and shared by all nodes.
final class MemoryFloor implements Floor {
  private final MemoryStore.Contents contents = new MemoryStore.Contents();
  private final Faults faults;

  MemoryFloor(Faults faults) {
    this.faults = faults;
  }

  @Override
  public Store open(HouseContext context) {
    return new MemoryStore(contents);
  }

  @Override
  public void died(Store store) {
    store.close();
  }

  @Override
  public void full(boolean yes) {
    faults.full = yes;
  }

  @Override
  public List<LogLine> lines(String table) {
    return contents.lines(table);
  }

  @Override
  public void close() {}
}
