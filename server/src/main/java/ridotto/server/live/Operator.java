package ridotto.server.live;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Listing;

/// The hand of whoever runs the house. It may end and silence, but never see: nothing here shows
/// anybody a card.
public final class Operator {
  private static final Logger LOG = LoggerFactory.getLogger(Operator.class);
  private static final int MOST_MINUTES = 24 * 60;

  /// A table in memory. `listeners` are open lines; `muted` and `closed` are the operator's doing.
  public record TableSeen(Listing table, int listeners, boolean muted, boolean closed) {}

  private final House house;
  private final LiveTables tables;
  private final Bulletin bulletin;

  Operator(House house, LiveTables tables, Bulletin bulletin) {
    this.house = house;
    this.tables = tables;
    this.bulletin = bulletin;
  }

  /// The tables somebody is at or a game is on, latest first.
  public List<TableSeen> tables() {
    return tables.all().stream()
        .map(LiveTable::seen)
        .sorted(Comparator.comparing((TableSeen seen) -> seen.table().when()).reversed())
        .toList();
  }

  /// Nobody is let in any more and nobody is shown anything; everybody there is told. Its log and
  /// its secrets are kept for as long as those of any table. Throws [Refused].
  public void close(String id) {
    table(id).closeByHouse();
    LOG.info("Table {}: closed by the operator; its log is kept", id);
  }

  /// Whether nobody may chat there, whatever the host says. Throws [Refused].
  public void mute(String id, boolean yes) {
    table(id).muteByHouse(yes);
    LOG.info("Table {}: {} by the operator", id, yes ? "muted" : "no longer muted");
  }

  /// Everybody is told that the house will be started anew in so many minutes, or that it will not.
  /// Throws [Refused].
  public void announce(Optional<Integer> minutes) {
    if (minutes.filter(many -> many < 0 || many > MOST_MINUTES).isPresent()) {
      var range = Refusal.of("number-range").and("value", minutes.orElseThrow());
      throw new Refused("minutes", range.and("least", 0).and("most", MOST_MINUTES));
    }
    bulletin.announce(minutes.map(Duration::ofMinutes));
    tables.all().forEach(LiveTable::announce);
    LOG.info("Announced: {}", minutes.map(many -> "restart in " + many + " min").orElse("nothing"));
  }

  /// No table is opened and no game begun; those that are on go on to their end.
  public void drain(boolean yes) {
    bulletin.drain(yes);
    tables.all().forEach(LiveTable::announce);
    LOG.info(yes ? "Nothing new begins" : "Games begin again");
  }

  private LiveTable table(String id) {
    return house.find(id).orElseThrow(() -> new Refused("id", Refusal.of("no-table")));
  }
}
