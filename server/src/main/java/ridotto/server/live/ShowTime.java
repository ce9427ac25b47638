package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.server.table.Viewpoint;
import ridotto.wire.BeatScript;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Until when everybody watches what has just happened. Bots begin to think about their turns, and
/// clocks to run, when it is over: whoever looks loses no time by it, and no table of bots runs
/// away from the one who watches it.
///
/// It is made of what all may see, so it is the same for every seat and tells nothing. It is not in
/// the log: after a restart nobody is watching yet.
final class ShowTime {
  private List<JsonNode> deed = List.of();
  private Instant over = Instant.EPOCH;

  void hear(String family, List<Event> events, Instant now) {
    var seen = new ArrayList<JsonNode>();
    for (var event : Viewpoint.SPECTATOR.heard(events)) seen.add(Json.tree(event));
    var ends = now.plusMillis(BeatScript.showTime(family, deed, seen));
    // Where nothing is to be seen nothing begins anew: a word must not give anybody more time.
    if (!seen.isEmpty() && ends.isAfter(over)) over = ends;
    deed = BeatScript.deedAfter(family, deed, seen);
  }

  /// A new game: nothing of the last one is still shown.
  void begin() {
    deed = List.of();
    over = Instant.EPOCH;
  }

  /// Nobody watches any more.
  void end() {
    over = Instant.EPOCH;
  }

  Instant over() {
    return over;
  }
}
