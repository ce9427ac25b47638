package ridotto.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/// What the house wants to know of a table without reading its log. `people` are the guests in its
/// chairs; `keep` is for how many days it outlives its last visit.
public record Row(Listing listing, boolean listed, String host, Set<String> people, int keep) {
  public Row {
    people = Set.copyOf(people);
  }

  public static Row of(String id, TableState standing, Instant now) {
    var names = new ArrayList<String>();
    var people = new HashSet<String>();
    int taken = 0;
    for (var chair : standing.chairs) {
      chair.name.ifPresent(names::add);
      chair.guest.ifPresent(people::add);
      if (!chair.empty()) taken++;
    }
    var listing =
        new Listing(
            id,
            standing.game,
            names,
            standing.chairs.size(),
            taken,
            standing.phase,
            standing.number(),
            now);
    var manners = standing.manners;
    return new Row(listing, manners.listed(), standing.host, people, manners.keep());
  }

  /// Whether it may say something else after this.
  public static boolean isChangedBy(Entry entry) {
    return switch (entry) {
      case Entry.Played _, Entry.Said _, Entry.Memorised _, Entry.Lengthened _ -> false;
      case Entry.Hidden _ -> false;
      case Entry _ -> true;
    };
  }
}
