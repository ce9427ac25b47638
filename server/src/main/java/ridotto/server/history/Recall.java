package ridotto.server.history;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.server.table.Message;
import ridotto.server.table.TableState;

/// What the memory of a table allows to be told again to whoever holds these chairs.
///
/// Classic tables repeat this turn and the round before, without identities; what was shown in
/// private only until it has been seen. The others repeat whatever was heard. No table shows an
/// open deal again once it has been turned down. What came after `after` is enough for whoever
/// comes back, but for what they may not have seen.
record Recall(TableState standing, List<Integer> chairs, long after) {
  /// Something that happened, the number of its entry and the turn it happened in.
  record Told(long number, int turn, Event event) {}

  /// `turn` is the present one, `deal` the number of the entry that dealt.
  List<Message.Step> of(List<Told> all, int turn, long deal) {
    var steps = new ArrayList<Message.Step>();
    for (var told : all) {
      if (!allowed(told, turn, deal)) continue;
      if (steps.isEmpty() || steps.getLast().seq() != told.number()) {
        steps.add(new Message.Step(told.number(), new ArrayList<>()));
      }
      steps.getLast().events().add(told.event());
    }
    return steps;
  }

  private boolean allowed(Told told, int turn, long deal) {
    var event = told.event();
    if (event.audience() instanceof Audience.Only(Player player)) {
      return mine(told, player.index() + 1);
    }
    if (!heard(told)) return false;
    var round = standing.round.orElseThrow();
    boolean dealt = told.number() == deal && event.reveals() && round.rules.game.dealsOpen();
    if (dealt) return round.memorising();
    if (told.number() <= after) return false;
    if (!classic()) return true;
    if (event.reveals()) return told.turn() == turn;
    return told.turn() >= turn - standing.chairs.size();
  }

  private boolean mine(Told told, int chair) {
    if (!chairs.contains(chair) || told.number() <= standing.chair(chair).since) return false;
    return classic()
        ? told.number() > standing.chair(chair).seen
        : told.number() > Math.min(after, standing.chair(chair).seen);
  }

  /// Whoever took over a chair heard before only what spectators hear.
  private boolean heard(Told told) {
    if (told.event().audience() instanceof Audience.Everyone) return true;
    for (int chair : chairs) {
      boolean there = told.number() > standing.chair(chair).since;
      if (there && told.event().audience().includes(chair - 1)) return true;
    }
    return false;
  }

  private boolean classic() {
    return standing.manners.memory().equals("classic");
  }
}
