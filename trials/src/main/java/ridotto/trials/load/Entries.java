package ridotto.trials.load;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// The log of a house that is not running, as it lies on the disk.
public record Entries(Map<String, List<String>> byTable) {
  /// What only one chair knows of; it is not counted in the numbers guests are told.
  private static final Pattern HIDDEN =
      Pattern.compile("\"type\":\"(Given|Withdrew|Ordered|Noted|Coded)\"");

  /// A line is in one or the other, or for a while in both.
  private static final String ALL =
      """
      SELECT table_id, seq, body FROM entry UNION SELECT table_id, seq, body FROM fresh ORDER BY 1, 2\
      """;

  public static Entries read(Path data) {
    var byTable = new HashMap<String, List<String>>();
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var asked = file.createStatement();
        var rows = asked.executeQuery(ALL)) {
      while (rows.next()) {
        var entries = byTable.computeIfAbsent(rows.getString(1), _ -> new ArrayList<>());
        if (rows.getLong(2) != entries.size() + 1) {
          throw new IllegalStateException(
              rows.getString(1) + " has a gap before " + rows.getLong(2));
        }
        entries.add(rows.getString(3));
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return new Entries(byTable);
  }

  public List<String> of(String table) {
    return byTable.getOrDefault(table, List.of());
  }

  /// How far anybody has been told.
  public long told(String table) {
    return of(table).stream().filter(entry -> !HIDDEN.matcher(entry).find()).count();
  }

  public int size() {
    return byTable.values().stream().mapToInt(List::size).sum();
  }

  /// What was once in the log stays there as it was: nothing is lost, and no table has two pasts.
  public void mustContinue(Entries earlier) {
    earlier.byTable.forEach(
        (table, entries) -> {
          var now = of(table);
          if (now.size() < entries.size() || !now.subList(0, entries.size()).equals(entries)) {
            throw new IllegalStateException(table + " has another past than before");
          }
        });
  }

  /// Everything this guest was told is done or has happened is in the log, and nothing that was
  /// refused.
  public void mustKnow(Regular guest) {
    var entries = of(guest.table());
    long told = told(guest.table());
    if (told < guest.seen()) {
      throw new IllegalStateException(
          guest.table() + " was at " + guest.seen() + " and is back at " + told);
    }
    for (var id : guest.acknowledged()) {
      if (entries.stream().noneMatch(entry -> entry.contains("\"" + id + "\""))) {
        throw new IllegalStateException(guest.table() + " has lost " + id);
      }
    }
    for (var id : guest.refused().keySet()) {
      if (entries.stream().anyMatch(entry -> entry.contains("\"" + id + "\""))) {
        throw new IllegalStateException(guest.table() + " has kept " + id + ", which was refused");
      }
    }
  }
}
