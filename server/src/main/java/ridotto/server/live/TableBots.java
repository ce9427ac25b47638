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
import ridotto.server.table.Viewpoint;

/// The bots at a table: those with a chair of their own, and those that mind somebody's. Each hears
/// what its player is told; one that comes late is told it from the log.
final class TableBots {
  /// What a bot is at.
  sealed interface Activity {}

  record Resting() implements Activity {}

  record Thinking() implements Activity {}

  /// It has made up its mind about the question put at that step.
  record Decided(int since, int move, Instant at) implements Activity {}

  /// One bot. It thinks outside the table's lock, one thought at a time; what happens meanwhile
  /// waits in its inbox.
  static final class Mind {
    final Viewpoint eyes;
    final String level;
    private final List<Event> inbox = new ArrayList<>();
    private @Nullable Bot bot;
    private Activity activity = new Resting();

    private Mind(int chair, String level) {
      eyes = Viewpoint.of(chair);
      this.level = level;
    }

    /// Begins to think about what has happened since it last did, unless it thinks already.
    Optional<List<Event>> begin() {
      if (activity instanceof Thinking) return Optional.empty();
      activity = new Thinking();
      var events = List.copyOf(inbox);
      inbox.clear();
      return Optional.of(events);
    }

    private void hear(List<Event> events) {
      boolean knows = bot != null || activity instanceof Thinking;
      if (knows) inbox.addAll(eyes.heard(events));
    }

    /// Keeps nothing of what it knows: somebody else thinks the next time, who is told everything.
    void forget() {
      bot = null;
      inbox.clear();
    }

    void end(Activity next) {
      activity = next;
    }

    /// What it has decided about this question, if it has.
    Optional<Decided> decided(int since) {
      return activity instanceof Decided decided && decided.since() == since
          ? Optional.of(decided)
          : Optional.empty();
    }

    /// Only ever called by the one thread that thinks for it now.
    Bot bot(Supplier<Bot> entrance) {
      if (bot == null) bot = entrance.get();
      return bot;
    }
  }

  private static final int LONGEST_INBOX = 400;

  private final Map<Integer, Mind> minds = new HashMap<>(); // by chair
  private volatile int size;

  /// Who thinks for this chair; somebody new has to be told everything.
  Mind mind(int chair, String level) {
    var known = minds.get(chair);
    if (known != null && known.level.equals(level)) return known;
    var mind = new Mind(chair, level);
    minds.put(chair, mind);
    size = minds.size();
    return mind;
  }

  void dismiss(Mind mind) {
    minds.values().remove(mind);
  }

  Optional<Mind> find(int chair, String level) {
    return Optional.ofNullable(minds.get(chair)).filter(mind -> mind.level.equals(level));
  }

  boolean thinks() {
    return minds.values().stream().anyMatch(mind -> mind.activity instanceof Thinking);
  }

  /// A bot that is not asked for so long would keep more than the log does: it leaves, and is told
  /// everything when it comes again.
  void hear(List<Event> events) {
    for (var mind : minds.values()) mind.hear(events);
    minds
        .values()
        .removeIf(
            mind -> mind.inbox.size() > LONGEST_INBOX && !(mind.activity instanceof Thinking));
    size = minds.size();
  }

  /// May be asked by anybody.
  int size() {
    return size;
  }

  void leave() {
    minds.clear();
    size = 0;
  }
}
