package ridotto.masquerade;

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
    for (int seat = 0; seat < field.seats(); seat++) {
      seen = add(seen, line(field, seat), "line");
    }
    if (seen != deck.all()) {
      throw new IllegalStateException(Cards.count(seen) + " cards (K1)");
    }
    within(field, field.faceUp(), "face up");
    within(field, field.marks().all(), "marked");
    within(field, field.acted(), "acted");
    within(field, field.fresh(), "new");
    if (Cards.has(field.graveyard(), deck.king()) && !field.over()) {
      throw new IllegalStateException("the King is dead (K17)");
    }
    long hidden = field.inPlay() & ~field.faceUp() & ~field.fresh() & ~field.chosenUp();
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
