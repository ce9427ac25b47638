package ridotto.server.live;

import java.util.concurrent.atomic.LongAdder;
import ridotto.server.HouseContext;
import ridotto.server.history.LongReads;
import ridotto.server.live.opening.Admission;
import ridotto.server.store.Store;

/// What all tables of a house share.
record HouseParts(
    HouseRules rules,
    GameLibrary library,
    Store store,
    HouseContext context,
    Admission admission,
    Bulletin bulletin,
    LongReads reads,
    Counts counts) {
  static final class Counts {
    final LongAdder moves = new LongAdder();
    final LongAdder entries = new LongAdder();
    final LongAdder thinking = new LongAdder();
    final Lengths lengths = new Lengths();
  }
}
