package ridotto.masquerade;

import ridotto.masquerade.card.Cards;

/// What lies on the cards for all to see: poison, losses, bonuses. Leaving play clears them (K15).
public final class Marks {
  private final int[] poisoner = new int[BattleLine.ROOM]; // who wins if it kills
  private final int[] losses = new int[BattleLine.ROOM];
  private final int[] bonus = new int[BattleLine.ROOM];
  private final int[] until = new int[BattleLine.ROOM]; // whose next turn ends the bonus
  private long poisoned;
  private long worn;
  private long strengthened;

  public long poisoned() {
    return poisoned;
  }

  public int poisoner(int card) {
    return poisoner[card];
  }

  public int losses(int card) {
    return Cards.has(worn, card) ? losses[card] : 0;
  }

  public int bonus(int card) {
    return Cards.has(strengthened, card) ? bonus[card] : 0;
  }

  public int until(int card) {
    return until[card];
  }

  long worn() {
    return worn;
  }

  long strengthened() {
    return strengthened;
  }

  /// What the marks add to attack and to health, before doubling.
  int change(int card) {
    return Cards.has(worn | strengthened, card) ? bonus(card) - losses(card) : 0;
  }

  /// A card that is poisoned already stays its first poisoner's.
  void poison(int card, int by) {
    if (Cards.has(poisoned, card)) return;
    poisoned |= Cards.only(card);
    poisoner[card] = by;
  }

  void spendPoison(int card) {
    poisoned &= ~Cards.only(card);
  }

  void weaken(int card, int loss) {
    losses[card] = losses(card) + loss;
    worn |= Cards.only(card);
  }

  void strengthen(int card, int gain, int seat) {
    bonus[card] = bonus(card) + gain;
    until[card] = seat;
    strengthened |= Cards.only(card);
  }

  /// A seat's turn starts, and its bonuses end.
  void expire(int seat) {
    for (long left = strengthened; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (until[card] == seat) strengthened &= ~Cards.only(card);
    }
  }

  void clear(int card) {
    long others = ~Cards.only(card);
    poisoned &= others;
    worn &= others;
    strengthened &= others;
  }

  void clearAll() {
    poisoned = worn = strengthened = Cards.NONE;
  }

  long all() {
    return poisoned | worn | strengthened;
  }

  void copyFrom(Marks from) {
    poisoned = from.poisoned;
    worn = from.worn;
    strengthened = from.strengthened;
    for (long left = all(); left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      poisoner[card] = from.poisoner[card];
      losses[card] = from.losses[card];
      bonus[card] = from.bonus[card];
      until[card] = from.until[card];
    }
  }

  /// The marks of these two lie on each other.
  void exchange(int one, int other) {
    int[] names = new int[BattleLine.ROOM];
    for (int card = 0; card < names.length; card++) names[card] = card;
    names[one] = other;
    names[other] = one;
    rename(names);
  }

  /// The marks stay in their places while the cards under them become others.
  void rename(int[] names) {
    var old = new Marks();
    old.copyFrom(this);
    clearAll();
    for (long left = old.all(); left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (Cards.has(old.poisoned, card)) poison(names[card], old.poisoner[card]);
      if (Cards.has(old.worn, card)) weaken(names[card], old.losses[card]);
      if (Cards.has(old.strengthened, card)) {
        strengthen(names[card], old.bonus[card], old.until[card]);
      }
    }
  }
}
