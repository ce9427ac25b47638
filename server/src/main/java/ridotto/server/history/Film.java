package ridotto.server.history;

import java.util.List;
import ridotto.kernel.Contents;
import ridotto.kernel.Event;
import ridotto.kernel.View;

/// A finished game as somebody saw it, move by move.
public record Film(String game, Contents contents, List<String> names, List<Shot> steps) {
  /// What was heard at one step, and how the table looked after it.
  public record Shot(int step, List<Event> events, View view) {}
}
