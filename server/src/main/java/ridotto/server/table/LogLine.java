package ridotto.server.table;

import java.time.Instant;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/// A line of the log: an entry, its number at the table, and when it was made. `by` and `command`
/// are the guest and the id of the command it follows from, or empty if the house made it.
public record LogLine(long seq, Instant at, String by, String command, Entry entry) {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

  private record Body(String by, String command, Entry entry) {}

  public String body() {
    return MAPPER.writeValueAsString(new Body(by, command, entry));
  }

  public static LogLine read(long seq, long millis, String body) {
    var read = MAPPER.readValue(body, Body.class);
    return new LogLine(seq, Instant.ofEpochMilli(millis), read.by, read.command, read.entry);
  }

  public boolean hidden() {
    return entry instanceof Entry.Hidden;
  }
}
