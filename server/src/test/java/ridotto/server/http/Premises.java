package ridotto.server.http;

import java.nio.file.Path;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.bots.repertoire.Repertoire;
import ridotto.kernel.Shelf;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.live.House;
import ridotto.server.live.HouseRules;
import ridotto.server.live.RealHouse;
import ridotto.server.table.Beat;

/// A house of all games with its door open on a free port of this machine.
final class Premises implements AutoCloseable {
  static final Shelf SHELF = Repertoire.SHELF;
  static final Troupes TROUPES = Repertoire.TROUPES;

  final House house;
  final Door door;

  Premises(Path data) {
    this(data, DoorRules.loopback(RequestLimits.WIDE));
  }

  Premises(Path data, DoorRules rules) {
    this(data, rules, SHELF);
  }

  Premises(Path data, DoorRules rules, Shelf shelf) {
    var houseRules = HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(8));
    house = RealHouse.open(data, houseRules, shelf, TROUPES);
    door = Door.open(house, shelf, houseRules, rules);
  }

  Visitor visitor() {
    return Visitor.at(door.port());
  }

  @Override
  public void close() {
    door.shut();
    house.close();
    door.close();
  }
}
