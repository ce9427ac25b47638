package ridotto.masquerade;

import ridotto.kernel.Seats;
import ridotto.masquerade.card.Cards;

/// What holds at every moment of every game: each card is in one place (K1).
final class Audit {
  private Audit() {}

  static void of(Battlefield field) {
    var deck = field.deck();
    long seen = field.stock();
    seen = add(seen, field.graveyard(), "graveyard");
    seen = add(seen, field.pool(), "gathered");
    seen = add(seen, field.peeked(), "peeked");
    long inLines = Cards.NONE;
    for (int seat = 0; seat < field.seats(); seat++) {
      long line = line(field, seat);
      inLines |= line;
      seen = add(seen, line, "line");
    }
    if (inLines != field.inPlay()) {
      throw new IllegalStateException("the lines and what is in play differ");
    }
    if (seen != deck.all()) {
      throw new IllegalStateException(Cards.count(seen) + " cards (K1)");
    }
    within(field, field.faceUp(), "face up");
    within(field, field.marks().all(), "marked");
    within(field, field.initiative.acted(), "acted");
    within(field, field.fresh(), "new");
    if (Cards.has(field.graveyard(), deck.king()) && !field.over()) {
      throw new IllegalStateException("the King is dead (K17)");
    }
    long hidden = field.inPlay() & ~field.faceUp() & ~field.fresh() & ~field.facings.chosenUp();
    if (!field.secretly() && (hidden & deck.neverDown()) != Cards.NONE && !field.over()) {
      throw new IllegalStateException("a card that is never face down");
    }
  }

  private static long line(Battlefield field, int seat) {
    var line = field.line(seat);
    long cards = Cards.NONE;
    for (int place = 1; place <= line.size(); place++) {
      int card = line.at(place);
      if (field.holder(card) != seat) throw new IllegalStateException("held by another: " + card);
      cards = add(cards, Cards.only(card), "line");
    }
    if (cards != line.cards()) throw new IllegalStateException("a line and its set differ");
    if (Seats.has(field.layout.withCards(), seat) != (cards != Cards.NONE)) {
      throw new IllegalStateException("a line and who has cards differ");
    }
    return cards;
  }

  private static long add(long seen, long more, String where) {
    if ((seen & more) != Cards.NONE) throw new IllegalStateException("twice: " + where);
    return seen | more;
  }

  private static void within(Battlefield field, long cards, String what) {
    if ((cards & ~field.inPlay()) != Cards.NONE) {
      throw new IllegalStateException(what + " and not in play");
    }
  }
}
