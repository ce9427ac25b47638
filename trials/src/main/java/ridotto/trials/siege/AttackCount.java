package ridotto.trials.siege;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/// Counts attacks as they are turned away, and how many of them met a game in progress.
final class AttackCount {
  private final ConcurrentSkipListMap<String, LongAdder> reasons = new ConcurrentSkipListMap<>();
  private final LongAdder live = new LongAdder();
  private final LongAdder outOfTurn = new LongAdder();
  private final LongAdder liveOutOfTurn = new LongAdder();

  /// Of a move out of turn the house itself says whether a game is on.
  void add(Attack attack, String reason, boolean playing) {
    reasons.computeIfAbsent(attack.kind() + ": " + reason, _ -> new LongAdder()).increment();
    boolean turn = attack.kind().equals(Malice.OUT_OF_TURN);
    boolean met = turn ? !reason.equals("no-game-on") : playing;
    if (turn) outOfTurn.increment();
    if (met) live.increment();
    if (met && turn) liveOutOfTurn.increment();
  }

  SortedMap<String, Long> reasons() {
    var sums = new TreeMap<String, Long>();
    reasons.forEach((reason, n) -> sums.put(reason, n.sum()));
    return sums;
  }

  Siege.Live live() {
    return new Siege.Live(live.sum(), outOfTurn.sum(), liveOutOfTurn.sum());
  }
}
