package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Bot;
import ridotto.kernel.Event;

/// The bots at a table: those with a chair of their own, and those that mind somebody's. Each hears
/// what its player is told; one that comes late is told it from the log.
public final class TableBots {
  /// Who plays on for somebody who is away, has left or has conceded.
  public static final String CAUTIOUS = "regular-timid";

  /// What a bot has made up its mind to, for the question put at that step.
  record Thought(int since, int move, Instant at) {}

  /// One bot. It thinks outside the table's lock, one thought at a time; what happens meanwhile
  /// waits in its inbox.
  static final class Mind {
    final String level;
    final long upTo;
    private final List<Event> inbox = new ArrayList<>();
    private @Nullable Bot bot;
    boolean busy;
    Optional<Thought> thought = Optional.empty();

    private Mind(String level, long upTo) {
      this.level = level;
      this.upTo = upTo;
    }

    List<Event> takeInbox() {
      var events = List.copyOf(inbox);
      inbox.clear();
      return events;
    }

    /// Only ever called by the one thread that thinks for it now.
    Bot bot(Supplier<Bot> entrance) {
      if (bot == null) bot = entrance.get();
      return bot;
    }
  }

  private final Map<Integer, Mind> minds = new HashMap<>();

  /// Who thinks for this player; somebody new has to be told what happened up to this line.
  Mind mind(int player, String level, long seq) {
    var known = minds.get(player);
    if (known != null && known.level.equals(level)) return known;
    var mind = new Mind(level, seq);
    minds.put(player, mind);
    return mind;
  }

  Optional<Mind> find(int player, String level) {
    return Optional.ofNullable(minds.get(player)).filter(mind -> mind.level.equals(level));
  }

  boolean thinks() {
    return minds.values().stream().anyMatch(mind -> mind.busy);
  }

  void hear(List<Event> events) {
    minds.forEach(
        (player, mind) -> {
          for (var event : events) {
            if (event.audience().includes(player)) mind.inbox.add(event);
          }
        });
  }

  void leave() {
    minds.clear();
  }
}
