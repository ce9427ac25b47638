package ridotto.server.live;

import java.nio.file.Path;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.server.HouseContext;
import ridotto.server.store.sqlite.SqliteStore;

/// A house for a test as an operator opens it: on real time, with real threads.
public final class RealHouse {
  /// Time and threads for stores whose house lives on a time that is told.
  public static final HouseContext WORLD = HouseContext.ofTheWorld(1);

  private RealHouse() {}

  public static House open(Path data, HouseRules rules, Shelf shelf, Troupes troupes) {
    var context = HouseContext.ofTheWorld(rules.thinkers());
    var store = SqliteStore.open(data, context);
    var house = new House(rules, new GameLibrary(shelf, troupes), store, context);
    house.begin();
    return house;
  }
}
