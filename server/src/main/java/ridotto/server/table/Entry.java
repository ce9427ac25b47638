package ridotto.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// What the log keeps: everything that ever changed a table. Folded in order they are the table.
///
/// Moves are kept as JSON, because their ids are a matter of one version of the rules.
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
public sealed interface Entry {

  /// Known to one chair alone. It is not counted in the numbers listeners are told, or a gap would
  /// tell that somebody has made up their mind.
  sealed interface Hidden extends Entry {
    int chair();
  }

  /// A move, of a person or whoever plays for them, and what the house did next.
  record Played(int seat, JsonNode move, List<JsonNode> house) implements Entry {}

  /// `master` is where the secrets of all rounds come from.
  record Opened(
      String host,
      String game,
      int chairs,
      Map<String, String> settings,
      Manners manners,
      String master)
      implements Entry {}

  /// A finished game from elsewhere.
  record Imported(String host, String master, String text) implements Entry {}

  record Sat(int chair, String guest, String name, String contribution) implements Entry {}

  record BotSat(int chair, String name, String level) implements Entry {}

  record Renamed(int chair, String name) implements Entry {}

  record Arranged(List<Integer> order) implements Entry {}

  record Chosen(String game, int chairs, Map<String, String> settings) implements Entry {}

  /// In the same game again, this seat begins.
  record Begins(int seat) implements Entry {}

  record Agreed(Manners manners) implements Entry {}

  record Contributed(int chair, String contribution) implements Entry {}

  /// Seats are locked and cards dealt. The lists are by chair; `seeds` are those of its bots.
  record Began(
      List<String> names, List<String> contributions, List<Long> seeds, List<JsonNode> house)
      implements Entry {}

  record Given(int chair, JsonNode move) implements Hidden {}

  record Withdrew(int chair) implements Hidden {}

  record Ordered(int chair, boolean on, List<String> unless) implements Hidden {}

  record Noted(int chair, long seq) implements Hidden {}

  record Coded(int chair, String code, Instant until) implements Hidden {}

  /// Somebody has looked at the open deal; chair 0 is the end of looking.
  record Memorised(int chair) implements Entry {}

  record Lengthened(int chair, long millis) implements Entry {}

  record Conceded(int chair) implements Entry {}

  record Voted(int chair, boolean yes) implements Entry {}

  /// The game ended though its rules did not end it. The winners are chairs.
  record Stopped(String ending, List<Integer> winners) implements Entry {}

  record Left(int chair) implements Entry {}

  record HostPassed(String guest) implements Entry {}

  record Adjourned() implements Entry {}

  record Resumed() implements Entry {}

  record Again(int chair, boolean yes, String contribution) implements Entry {}

  record SeatTaken(int chair, String guest, String code) implements Entry {}

  record TookOver(int chair, String guest, String name) implements Entry {}

  record Said(int chair, String guest, String name, String text) implements Entry {}

  /// ChairState 0 is all who watch.
  record Muted(int chair, boolean yes) implements Entry {}
}
