package ridotto.masques;

import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masques.MasquesMove.*;

/// The second movement (Q7), and what is done between two dances (Q13).
final class Dance {
  private Dance() {}

  /// Empty arcades are refilled by their own symbol, clockwise from the Door, as far as supply and
  /// bag reach (Q4). Then the cards are dealt.
  static void refill(Palace palace) {
    for (int left = palace.ring().bare(); left != Seats.NONE; left = Seats.afterFirst(left)) {
      int arcade = Seats.first(left);
      if (!Ring.isForSeals(arcade)) {
        if (palace.supply() > 0) palace.layDucat(arcade);
      } else if (palace.inBag() > 0) {
        palace.await(Table.HOUSE, MasquesQuestion.WHICH_SEAL);
        return;
      }
    }
    Draft.begin(palace);
  }

  static void draw(Palace palace, int faction) {
    palace.laySeal(Seats.first(palace.ring().bare() & Ring.FOR_SEALS), faction);
    refill(palace);
  }

  static void firstTurn(Palace palace) {
    palace.beginTurn(palace.first());
  }

  static void play(Palace palace, int seat, int plot, int gap) {
    palace.play(seat, plot, gap);
    endTurn(palace);
  }

  static void buy(Palace palace, int seat, Influence influence, int gap) {
    palace.buy(seat, influence.pile(), gap);
    if (influence.finds(palace, gap)) {
      palace.await(seat, influence.asks());
      return;
    }
    palace.findNothing(seat);
    endTurn(palace);
  }

  static void pass(Palace palace, int seat) {
    palace.pass(seat);
    endTurn(palace);
  }

  static void use(Palace palace, int seat, Use use) {
    if (use instanceof Decline) palace.decline(seat);
    else palace.influence().act(palace, seat, use);
    endTurn(palace);
  }

  /// Whether all gaps are filled is asked after a card's effect (Q7).
  private static void endTurn(Palace palace) {
    palace.endTurn();
    if (palace.ring().empty() != Seats.NONE) palace.beginTurn(palace.left(palace.active()));
    else end(palace);
  }

  private static void end(Palace palace) {
    palace.discardHands();
    Award.all(palace);
    if (palace.over()) return;
    if (palace.isLast()) {
      palace.endAtLimit();
      return;
    }
    palace.clear();
    if (!palace.isFirstOfPair()) palace.passMarker(); // Q15
    next(palace);
  }

  static void next(Palace palace) {
    palace.beginDance();
    refill(palace);
  }
}
