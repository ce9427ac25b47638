package ridotto.masquerade;

import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeEvent.Dealt;
import ridotto.masquerade.MasqueradeEvent.Gathered;
import ridotto.masquerade.card.Cards;

/// Whose card is dealt next: three to each in turn at first (K2), singly round the table at a
/// festival.
final class Dealing {
  private static final int FIRST_CARDS = 3;

  private int to;

  void clear() {
    to = 0;
  }

  void copyFrom(Dealing from) {
    to = from.to;
  }

  boolean unfinished(Battlefield field) {
    return field.phase() == Phase.DEAL ? to < field.seats() : field.pool() != Cards.NONE;
  }

  void deal(Battlefield field, int card) {
    boolean first = field.phase() == Phase.DEAL;
    if (first) field.layout.takeFromDeck(card);
    else field.layout.takeFromPool(card);
    field.facings.leaveOpen(card);
    Passage.enter(field, card, to);
    Passage.learn(field, card);
    if (!first) to = field.left(to);
    else if (field.line(to).size() == FIRST_CARDS) to++;
    if (first && to == field.seats()) check(field);
    else if (!first && field.pool() == Cards.NONE) field.facings.chooseInSecret();
  }

  /// Nobody may begin with King and Queen: then all is dealt again.
  private static void check(Battlefield field) {
    int king = field.holder(field.deck().king());
    boolean again = king != Battlefield.NOBODY && king == field.holder(field.deck().queen());
    if (field.listened()) field.announce(new Dealt(again));
    if (again) field.stackDeck();
    else field.facings.chooseInSecret();
  }

  /// All cards in play are to be dealt again, beginning with this seat. Marks are cleared.
  void gather(Battlefield field, int by) {
    field.layout.gather();
    field.marks.clearAll();
    field.facings.forgetAll();
    field.initiative.forgetAll();
    if (field.setting.second()) field.plunder.pardon();
    to = by;
    if (field.listened()) {
      field.announce(new Gathered(Seat.of(by), Cards.count(field.pool())));
    }
  }
}
