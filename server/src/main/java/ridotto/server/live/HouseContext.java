package ridotto.server.live;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.LongAdder;
import java.util.random.RandomGenerator;
import ridotto.server.store.sqlite.TableStore;
import ridotto.server.table.Library;

/// What the house lends to all its tables. Bots think on `thinkers`; whatever may wait for the disk
/// runs on `hands`.
record HouseContext(
    HouseRules rules,
    TableStore pages,
    HouseClock clock,
    Executor thinkers,
    Executor hands,
    RandomGenerator random,
    Library library,
    Counts counts) {

  static final class Counts {
    final LongAdder moves = new LongAdder();
    final LongAdder entries = new LongAdder();
    final LongAdder thinking = new LongAdder();
  }
}
