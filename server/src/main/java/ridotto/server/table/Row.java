package ridotto.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// What the house wants to know of a table without reading its log. `people` are the guests in its
/// chairs, each once; `keep` is for how many days it outlives its last visit.
public record Row(Listing listing, boolean listed, String host, List<String> people, int keep) {
  /// Like no row of any table.
  public static final Row UNKNOWN =
      new Row(
          new Listing("", "", List.of(), 0, 0, Room.Phase.ANTECHAMBER, 0, Instant.EPOCH),
          false,
          "",
          List.of(),
          0);

  public Row {
    people = List.copyOf(people);
  }

  public static Row of(String id, TableState table, Instant now) {
    var names = new ArrayList<String>();
    var people = new ArrayList<String>();
    int taken = 0;
    for (var chair : table.chairs()) {
      chair.name().ifPresent(names::add);
      chair.guest().filter(guest -> !people.contains(guest)).ifPresent(people::add);
      if (!chair.empty()) taken++;
    }
    var listing =
        new Listing(
            id,
            table.game(),
            names,
            table.chairs().size(),
            taken,
            table.closedByHouse() ? Room.Phase.FINISHED : table.phase(),
            table.number(),
            now);
    var manners = table.manners();
    boolean listed = manners.listed() && !table.closedByHouse();
    return new Row(listing, listed, table.host(), people, manners.keep());
  }

  /// Whether it says the same, whenever.
  public boolean isLike(Row other) {
    return at(Instant.EPOCH).equals(other.at(Instant.EPOCH));
  }

  private Row at(Instant when) {
    return new Row(listing.at(when), listed, host, people, keep);
  }

  /// Whether it may say something else after this, unless a game ends by it.
  public static boolean isChangedBy(Entry entry) {
    return switch (entry) {
      case Entry.Began _, Entry.OfPause _, Entry.OfTable _ -> true;
      case Entry.Played _, Entry.OfClock _, Entry.Hidden _, Entry.Said _ -> false;
    };
  }
}
