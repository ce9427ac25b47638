package ridotto.bots.masquerade;

import java.util.List;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeView;
import ridotto.masquerade.MasqueradeView.Lying;
import ridotto.masquerade.Place;
import ridotto.masquerade.card.Cards;

/// Where the marks lie on a table of one's own. Everybody sees them move when face-down cards are
/// shuffled (K6), but nobody says so: what happens later tells, or a look at the table.
record Marked(Battlefield table) {
  /// Those of the cards that have the same marks as this one.
  static long alike(Battlefield table, int card, long cards) {
    var marks = table.marks();
    long alike = Cards.NONE;
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int other = Cards.first(left);
      boolean poison = Cards.has(marks.poisoned(), card) == Cards.has(marks.poisoned(), other);
      boolean same = marks.losses(card) == marks.losses(other);
      if (poison && same && marks.bonus(card) == marks.bonus(other)) alike |= Cards.only(other);
    }
    return alike;
  }

  /// Losses and bonuses were told with the card's name, so they go where the card goes.
  private boolean isNamed(int card) {
    return table.marks().losses(card) + table.marks().bonus(card) > 0
        && !Cards.has(table.faceUp(), card);
  }

  /// Has two cards change places in their line together with their marks, if that is what is wrong
  /// where `one` lay and `other` was seen. `free` are the cards that may go elsewhere unnoticed.
  boolean exchange(int one, int other, boolean marks, long free) {
    boolean beside = table.inPlay(one) && table.holder(one) == table.holder(other);
    if (marks || (beside && (isNamed(one) || isNamed(other)))) {
      move(one, other);
      return true;
    }
    if (isNamed(other)) {
      table.exchangeMarks(one, other);
      return false;
    }
    int with = isNamed(one) ? beside(one, free) : one;
    if (with == one) return false;
    move(one, with);
    return true;
  }

  /// Another face-down card of the same line, one that is free if possible, or the card itself.
  private int beside(int card, long free) {
    long line = table.line(table.holder(card)).cards() & ~table.faceUp();
    long others = line & ~Cards.only(card);
    long best = (others & free) == Cards.NONE ? others : others & free;
    return best == Cards.NONE ? card : Cards.first(best);
  }

  private void move(int one, int other) {
    boolean down = !Cards.has(table.faceUp(), one) && !Cards.has(table.faceUp(), other);
    if (down && table.holder(one) == table.holder(other)) {
      int[] names = new int[table.deck().size()];
      for (int card = 0; card < names.length; card++) names[card] = card;
      names[one] = other;
      names[other] = one;
      table.rename(names);
    }
    table.exchangeMarks(one, other);
  }

  /// Poison strikes here: if it lies elsewhere in the line, the card under it was shuffled.
  void poison(Place place) {
    int card = table.at(place);
    long line = table.line(place.seat().index()).cards();
    long poisoned = line & table.marks().poisoned();
    if (Cards.has(poisoned, card) || poisoned == Cards.NONE) return;
    move(Cards.first(poisoned), card);
  }

  /// Puts the marks where they are seen.
  void match(MasqueradeView sight) {
    for (var line : sight.lines()) {
      for (var lying : line) {
        if (!fits(lying)) match(line, lying);
      }
    }
  }

  private void match(List<Lying> line, Lying lying) {
    for (var other : line) {
      if (fits(other) || !fits(lying, table.at(other.place()))) continue;
      move(table.at(lying.place()), table.at(other.place()));
      return;
    }
  }

  private boolean fits(Lying lying) {
    return fits(lying, table.at(lying.place()));
  }

  private boolean fits(Lying lying, int card) {
    var marks = table.marks();
    return lying.poisonedBy().isPresent() == Cards.has(marks.poisoned(), card)
        && lying.losses() == marks.losses(card)
        && lying.bonus() == marks.bonus(card);
  }
}
