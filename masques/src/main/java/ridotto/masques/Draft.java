package ridotto.masques;

import ridotto.kernel.Seats;
import ridotto.kernel.Table;

/// The first movement (Q6): four plot cards each; everybody keeps one, at the same time and in
/// secret, and passes the rest to the left, until all have four.
final class Draft {
  private Draft() {}

  /// The second dance of a pair uses what the first one left (Q15).
  static void begin(Palace palace) {
    if (!palace.isSecondOfPair()) palace.gather();
    palace.await(Table.HOUSE, MasquesQuestion.WHICH_PLOT);
  }

  static void deal(Palace palace, int plot) {
    if (palace.deal(plot)) palace.awaitPicks();
  }

  static void pick(Palace palace, int seat, int plot) {
    palace.pick(seat, plot);
    if (palace.awaited() != Seats.NONE) return;
    palace.passOn();
    if (Seats.count(palace.hands().packet(0)) > 1) {
      palace.awaitPicks();
      return;
    }
    palace.takePackets();
    Dance.firstTurn(palace);
  }
}
