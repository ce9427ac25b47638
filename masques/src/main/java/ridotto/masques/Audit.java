package ridotto.masques;

import ridotto.kernel.Seats;

/// What holds at every moment of every game.
final class Audit {
  private Audit() {}

  static void of(Setting setting, Palace palace) {
    ducats(palace);
    for (int faction = 0; faction < Faction.COUNT; faction++) seals(setting, palace, faction);
    plots(setting, palace);
    for (int pile = 0; pile < Piles.COUNT; pile++) influences(setting, palace, pile);
    gaps(palace.ring());
  }

  private static void ducats(Palace palace) {
    int ducats = palace.supply();
    for (int seat = 0; seat < palace.seats(); seat++) {
      hold(palace.purse(seat) >= 0, "a purse below nothing (Q4)");
      ducats += palace.purse(seat);
    }
    hold(palace.supply() >= 0, "a supply below nothing (Q4)");
    hold(ducats + tokens(palace.ring(), Ring.DUCAT) == Setting.DUCATS, "ducats lost (Q4)");
  }

  /// A seal lies in the ring or in the bag: what players have is only a count (Q11).
  private static void seals(Setting setting, Palace palace, int faction) {
    int seals = palace.inBag(faction) + tokens(palace.ring(), faction);
    hold(palace.inBag(faction) >= 0, "a bag below nothing (Q4)");
    hold(seals == setting.seals(), "seals lost: " + Faction.of(faction) + " (Q4)");
  }

  private static int tokens(Ring ring, int token) {
    int count = 0;
    for (int arcade = 0; arcade < ring.size(); arcade++) {
      if (ring.tokenOn(arcade) == token) count++;
    }
    return count;
  }

  /// Every plot card is in one place, and all places together have all of them.
  private static void plots(Setting setting, Palace palace) {
    var hands = palace.hands();
    int all = 0;
    int count = 0;
    for (int seat = 0; seat < palace.seats(); seat++) {
      all |= hands.hand(seat) | hands.packet(seat);
      count += Seats.count(hands.hand(seat)) + Seats.count(hands.packet(seat));
    }
    all |= hands.stock() | hands.spent() | hands.discarded() | palace.ring().plotCards();
    count += Seats.count(hands.stock()) + Seats.count(hands.spent());
    count += Seats.count(hands.discarded()) + Seats.count(palace.ring().plotCards());
    hold(all == setting.plots() && count == Seats.count(all), "plot cards lost (Q2)");
  }

  private static void influences(Setting setting, Palace palace, int pile) {
    int placed = 0;
    for (int gap = 0; gap < palace.ring().size(); gap++) {
      if (palace.ring().cardIn(gap) == Ring.INFLUENCE + pile) placed++;
    }
    int cards = Piles.cards(pile, setting.players());
    boolean good = palace.pile(pile) >= 0 && palace.pile(pile) + placed <= cards;
    hold(good, "too many: " + Piles.of(pile).name() + " (Q3)");
  }

  private static void gaps(Ring ring) {
    for (int gap = 0; gap < ring.size(); gap++) {
      boolean empty = ring.cardIn(gap) == Ring.NOTHING;
      hold(empty == Seats.has(ring.empty(), gap), "a gap both empty and filled (Q7)");
      hold(!empty || !Seats.has(ring.plots(), gap), "a plot card out of nothing (Q7)");
      boolean bare = ring.tokenOn(gap) == Ring.NOTHING;
      hold(bare == Seats.has(ring.bare(), gap), "an arcade both bare and not (Q4)");
      hold(!bare || !Seats.has(ring.down(), gap), "no token, turned down (Q9)");
    }
  }

  private static void hold(boolean holds, String otherwise) {
    if (!holds) throw new IllegalStateException(otherwise);
  }
}
