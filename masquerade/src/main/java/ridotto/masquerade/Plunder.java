package ridotto.masquerade;

import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeEvent.Emptied;
import ridotto.masquerade.card.Cards;

/// The cards the active player may draw for lines emptied in the Action phase (K16).
final class Plunder {
  private int holding; // seats that had cards when last looked at
  private int left;

  void clear() {
    holding = left = 0;
  }

  void copyFrom(Plunder from) {
    holding = from.holding;
    left = from.left;
  }

  /// Looks who has cards now.
  void look(Battlefield field) {
    holding = field.layout.withCards();
  }

  /// Whoever has no card after this has not lost it.
  void pardon() {
    holding = Seats.NONE;
  }

  void forget() {
    left = 0;
  }

  /// Notes who has lost the last card since this was last asked. True if there is a card to be had
  /// for it.
  boolean any(Battlefield field) {
    if (field.phase() != Phase.ACTION) return false;
    int active = field.active();
    int now = field.layout.withCards();
    int emptied = holding & ~now & ~Seats.only(active);
    holding = now;
    if (emptied != Seats.NONE && field.happening.causer() == active) add(field, emptied);
    if (left > 0 && field.stock() == Cards.NONE) left = 0;
    return left > 0;
  }

  private void add(Battlefield field, int emptied) {
    left += Seats.count(emptied);
    if (!field.listened()) return;
    for (int seats = emptied; seats != Seats.NONE; seats = Seats.afterFirst(seats)) {
      field.announce(new Emptied(Seat.of(Seats.first(seats)), Seat.of(field.active())));
    }
  }

  void take(Battlefield field, boolean draws) {
    left--;
    if (draws) field.draw(field.active(), 1, false);
    else field.decline(field.active());
  }
}
