package ridotto.server.live;

import java.time.Duration;
import ridotto.bots.Budget;
import ridotto.server.table.Beat;
import ridotto.server.table.decide.TableRules;

/// What whoever runs the house may set. Everything has a usual value.
///
/// `mindAfter`: how long somebody may be away before a cautious bot minds their chair. `keepDays`:
/// after how many days a table nobody visits is deleted at the latest. `thinkers`: threads that
/// bots think on. `memory`: how many bytes all tables together may be reckoned to take.
public record HouseRules(
    Beat beat,
    Duration mindAfter,
    int maxTables,
    int maxTablesPerGuest,
    int keepDays,
    int thinkers,
    Budget budget,
    long memory) {
  public static final HouseRules USUAL =
      new HouseRules(
          Beat.USUAL,
          Duration.ofSeconds(90),
          20_000,
          50,
          90,
          2,
          Budget.USUAL,
          Runtime.getRuntime().maxMemory() / 5 * 3);

  public HouseRules with(Beat other) {
    return new HouseRules(
        other, mindAfter, maxTables, maxTablesPerGuest, keepDays, thinkers, budget, memory);
  }

  public HouseRules with(Budget other) {
    return new HouseRules(
        beat, mindAfter, maxTables, maxTablesPerGuest, keepDays, thinkers, other, memory);
  }

  public HouseRules mindAfter(Duration other) {
    return new HouseRules(
        beat, other, maxTables, maxTablesPerGuest, keepDays, thinkers, budget, memory);
  }

  public HouseRules limits(int tables, int tablesPerGuest, int days) {
    return new HouseRules(beat, mindAfter, tables, tablesPerGuest, days, thinkers, budget, memory);
  }

  public HouseRules memory(long bytes) {
    return new HouseRules(
        beat, mindAfter, maxTables, maxTablesPerGuest, keepDays, thinkers, budget, bytes);
  }

  TableRules tables() {
    return new TableRules(beat, keepDays);
  }
}
