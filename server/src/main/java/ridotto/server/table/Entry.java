package ridotto.server.table;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.kernel.Version;
import tools.jackson.databind.JsonNode;

/// What the log keeps: everything that ever changed a table. Folded in order they are the table.
///
/// Moves are kept as JSON, because their ids are a matter of one version of the rules.
@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "type")
public sealed interface Entry {

  /// Something happens in the game, and the house moves after it.
  sealed interface OfGame extends Entry {
    List<JsonNode> house();
  }

  /// The game waits for longer, or no longer.
  sealed interface OfClock extends Entry {}

  /// The game stops, or goes on.
  sealed interface OfPause extends Entry {}

  /// Who sits where, how the table is run, what is played next, what people want.
  sealed interface OfTable extends Entry {}

  /// Known to one chair alone. It is not counted in the numbers listeners are told, or a gap would
  /// tell that somebody has made up their mind.
  sealed interface Hidden extends Entry {
    int chair();
  }

  /// What a chair means to answer: whoever holds it is shown that it is so.
  sealed interface Intended extends Hidden {}

  /// Nobody is shown anything else.
  sealed interface Unseen extends Hidden {}

  /// A move, of a person or whoever plays for them, and what the house did next.
  record Played(int seat, JsonNode move, List<JsonNode> house) implements OfGame {}

  /// `master` is where the secrets of all rounds come from.
  record Opened(
      String host,
      String game,
      int chairs,
      Map<String, String> settings,
      Manners manners,
      String master)
      implements OfTable {}

  /// A finished game from elsewhere.
  record Imported(String host, String master, String text) implements OfTable {}

  record Sat(int chair, String guest, String name, String contribution) implements OfTable {}

  record BotSat(int chair, String name, String level) implements OfTable {}

  record Renamed(int chair, String name) implements OfTable {}

  record Arranged(List<Integer> order) implements OfTable {}

  record Chosen(String game, int chairs, Map<String, String> settings) implements OfTable {}

  /// In the same game again, this seat begins.
  record Begins(int seat) implements OfTable {}

  record Agreed(Manners manners) implements OfTable {}

  record Contributed(int chair, String contribution) implements OfTable {}

  /// Seats are locked and cards dealt. The lists are by chair; `seeds` are those of its bots.
  ///
  /// `bots` are the chairs whose contributions follow from the secret. Lines from before that do
  /// not say; there the house drew them. `rules` is their [ridotto.kernel.Version]; lines from
  /// before there were versions say nothing, and mean the first.
  record Began(
      List<String> names,
      List<String> contributions,
      List<Long> seeds,
      List<JsonNode> house,
      Optional<List<Integer>> bots,
      Optional<Integer> rules)
      implements OfGame {
    /// What was agreed, and by which rules it is played.
    Map<String, String> settings(Map<String, String> agreed) {
      return Version.in(agreed, rules.orElse(Version.FIRST));
    }
  }

  record Given(int chair, JsonNode move) implements Intended {}

  record Withdrew(int chair) implements Intended {}

  record Ordered(int chair, boolean on, List<String> unless) implements Intended {}

  record Noted(int chair, long seq) implements Unseen {}

  record Coded(int chair, String code, Instant until) implements Unseen {}

  /// Somebody has looked at the open deal; chair 0 is the end of looking.
  record Memorised(int chair) implements OfClock {}

  record Lengthened(int chair, long millis) implements OfClock {}

  record Conceded(int chair) implements OfTable {}

  record Voted(int chair, boolean yes) implements OfTable {}

  /// The game ended though its rules did not end it. The winners are chairs.
  record Stopped(String ending, List<Integer> winners) implements OfPause {}

  record Left(int chair) implements OfTable {}

  record HostPassed(String guest) implements OfTable {}

  record Adjourned() implements OfPause {}

  record Resumed() implements OfPause {}

  record Again(int chair, boolean yes, String contribution) implements OfTable {}

  record SeatTaken(int chair, String guest, String code) implements OfTable {}

  record TookOver(int chair, String guest, String name) implements OfTable {}

  /// What somebody wants that others have to agree to: see [Hands].
  record Wished(int number, Hands.Wish.What what, int chair, String guest, String name)
      implements OfTable {}

  record Answered(int number, String guest, boolean yes) implements OfTable {}

  /// Somebody is not let in again before then.
  record Banned(String guest, Instant until) implements OfTable {}

  record Said(int chair, String guest, String name, String text) implements Entry {}

  /// ChairState 0 is all who watch.
  record Muted(int chair, boolean yes) implements OfTable {}

  /// Whoever runs the house lets nobody chat here, or everybody again.
  record MutedByHouse(boolean yes) implements OfTable {}

  /// Whoever runs the house has closed the table. Nothing follows.
  record ClosedByHouse() implements OfTable {}
}
