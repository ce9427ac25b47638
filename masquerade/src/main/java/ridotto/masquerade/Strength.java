package ridotto.masquerade;

import ridotto.masquerade.card.Cards;

/// How strong a card is now (K10): the printed figure, marks and its own text, doubled by the
/// arrow, then what other cards lend.
public final class Strength {
  private Strength() {}

  public static int attack(Battlefield field, int card) {
    var deck = field.deck();
    int figure = deck.attack(card) + field.marks().change(card);
    if (Cards.has(deck.standing(), card) && !field.silenced(card)) {
      for (var text : deck.standings(card)) figure += text.attack(field, card);
    }
    figure = Math.max(0, figure);
    if (deck.attackDoubled(card, Cards.has(field.faceUp(), card))) figure *= 2;
    return figure + lent(field, card, true);
  }

  /// Whether its attack is above 0, unless the table lets every card attack (K9). Most cards can,
  /// and it shows at a glance.
  static boolean canAttack(Battlefield field, int card) {
    boolean plain = field.deck().attack(card) > 0 && field.marks().losses(card) == 0;
    return plain || field.setting.zeroAttack() || attack(field, card) > 0;
  }

  /// `arrows` is false where the attacker makes them count for nothing.
  public static int health(Battlefield field, int card, boolean arrows) {
    var deck = field.deck();
    int figure = Math.max(0, deck.health(card) + field.marks().change(card));
    if (arrows && deck.healthDoubled(card, Cards.has(field.faceUp(), card))) figure *= 2;
    return figure + lent(field, card, false);
  }

  private static int lent(Battlefield field, int card, boolean attack) {
    var deck = field.deck();
    long line = field.line(field.holder(card)).cards();
    int lent = 0;
    long lenders = deck.lenders() & field.faceUp() & line;
    for (long left = lenders; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int lender = Cards.first(left);
      if (field.silenced(lender)) continue;
      for (var text : deck.standings(lender)) {
        lent += attack ? text.lendsAttack() : text.lendsHealth();
      }
    }
    return lent;
  }

  /// Whether nothing keeps this card from being killed: neither its own text nor a guard.
  public static boolean mortal(Battlefield field, int card) {
    var deck = field.deck();
    if (Cards.has(deck.standing(), card) && !field.silenced(card)) {
      for (var text : deck.standings(card)) {
        if (text.cannotBeKilled(field, card)) return false;
      }
    }
    long guards = deck.guards() & field.faceUp();
    for (long left = guards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int guard = Cards.first(left);
      if (field.silenced(guard)) continue;
      for (var text : deck.standings(guard)) {
        if (text.guards(deck.rank(card))) return false;
      }
    }
    return true;
  }

  /// Whether a card's text lets it kill the other in combat.
  public static boolean kills(Battlefield field, int card, int other) {
    if (!Cards.has(field.deck().standing(), card) || field.silenced(card)) return true;
    for (var text : field.deck().standings(card)) {
      if (!text.kills(field.deck().rank(other))) return false;
    }
    return true;
  }
}
