package ridotto.server.table;

import java.time.Instant;
import java.util.List;

/// A table in a list: whoever looks at it may decide to go there. `names` are those of people and
/// bots in the chairs that are taken; `when` is when the table was last changed or visited.
public record Listing(
    String id,
    String game,
    List<String> names,
    int chairs,
    int taken,
    Room.Phase phase,
    int round,
    Instant when) {
  public Listing {
    names = List.copyOf(names);
  }

  Listing at(Instant other) {
    return new Listing(id, game, names, chairs, taken, phase, round, other);
  }
}
