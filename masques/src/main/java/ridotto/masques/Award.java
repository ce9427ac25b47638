package ridotto.masques;

import ridotto.kernel.Seats;

/// The third movement (Q10): arcade by arcade, from the Door clockwise, until the ring is done or
/// somebody has won (Q12).
final class Award {
  private Award() {}

  static void all(Palace palace) {
    for (int arcade = 0; arcade < palace.ring().size() && !palace.over(); arcade++) {
      if (Seats.has(palace.ring().tokens(), arcade)) resolve(palace, arcade);
    }
  }

  /// The higher plot card in force beside the arcade decides, or the only one. Equal values leave
  /// the token, even when both families are one player's (Q15).
  private static void resolve(Palace palace, int arcade) {
    var ring = palace.ring();
    int before = ring.valueIn(ring.before(arcade));
    int after = ring.valueIn(arcade);
    if (!Seats.has(ring.faceUp(), arcade)) palace.leaveTurnedDown(arcade);
    else if (before != after) award(palace, arcade, before > after ? ring.before(arcade) : arcade);
    else if (after == 0) palace.leaveUnplotted(arcade);
    else palace.leaveTied(arcade, after);
  }

  private static void award(Palace palace, int arcade, int gap) {
    int family = Plot.familyOf(palace.ring().cardIn(gap));
    int holder = palace.holder(family);
    if (holder == Palace.NOBODY) palace.leaveToNobody(arcade, family);
    else palace.award(holder, arcade, family);
  }
}
