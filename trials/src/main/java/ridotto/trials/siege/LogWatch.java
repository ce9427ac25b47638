package ridotto.trials.siege;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import ridotto.wire.Json;

/// Remembers every complaint of a house: warnings and errors of its log, and what Java itself has
/// to say of exceptions.
public final class LogWatch {
  private static final Pattern THROWN = Pattern.compile("\\w(Exception|Error)\\b|^WARNING");

  private final List<String> complaints = new CopyOnWriteArrayList<>();

  public void hear(String line) {
    var level = Json.read(line).map(node -> node.path("level").asString("")).orElse("");
    boolean complains =
        level.isEmpty()
            ? THROWN.matcher(line).find()
            : level.equals("WARN") || level.equals("ERROR");
    if (complains) complaints.add(line);
  }

  public List<String> complaints() {
    return List.copyOf(complaints);
  }
}
