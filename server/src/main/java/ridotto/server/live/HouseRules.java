package ridotto.server.live;

import java.nio.file.Path;
import java.time.Duration;
import ridotto.bots.Budget;
import ridotto.server.table.Beat;

/// What whoever runs the house may set. Everything has a usual value; only the place of the data is
/// always asked for.
///
/// `mindAfter`: how long somebody may be away before a cautious bot minds their chair. `keepDays`:
/// after how many days a table nobody visits is deleted at the latest. `thinkers`: threads that
/// bots think on.
public record HouseRules(
    Path data,
    Beat beat,
    Duration mindAfter,
    int maxTables,
    int maxTablesPerGuest,
    int keepDays,
    int thinkers,
    Budget budget) {

  public static HouseRules usual(Path data) {
    return new HouseRules(
        data, Beat.USUAL, Duration.ofSeconds(90), 20_000, 50, 90, 2, Budget.USUAL);
  }

  public HouseRules with(Beat other) {
    return new HouseRules(
        data, other, mindAfter, maxTables, maxTablesPerGuest, keepDays, thinkers, budget);
  }

  public HouseRules with(Budget other) {
    return new HouseRules(
        data, beat, mindAfter, maxTables, maxTablesPerGuest, keepDays, thinkers, other);
  }

  public HouseRules mindAfter(Duration other) {
    return new HouseRules(
        data, beat, other, maxTables, maxTablesPerGuest, keepDays, thinkers, budget);
  }

  public HouseRules limits(int tables, int tablesPerGuest, int days) {
    return new HouseRules(data, beat, mindAfter, tables, tablesPerGuest, days, thinkers, budget);
  }
}
