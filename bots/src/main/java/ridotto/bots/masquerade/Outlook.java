package ridotto.bots.masquerade;

import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Strength;
import ridotto.masquerade.card.Cards;

/// Which share of the win everybody can expect: in proportion to `exp(strength)`.
///
/// Whoever has the King wins when the deck is empty, unless he lies where somebody can kill him;
/// who has the Queen wins on drawing him. Cards in play count little, and those that can kill the
/// King more. The weights were set by hand.
final class Outlook {
  private static final double CARD = 0.05;
  private static final double HEALTH = 0.012;
  private static final double KILLER = 0.2;
  private static final double HUNTER = 0.15; // a killer while somebody else has the King
  private static final double KING = 0.35;
  private static final double LATE_KING = 2.2;
  private static final double QUEEN_TO_COME = 0.5;
  private static final double KING_TO_COME = 0.4;
  private static final double LATE_QUEEN = 0.25;
  private static final double KING_UP = 0.35;
  private static final double KING_UP_THREAT = 0.9;
  private static final double OPEN_THREAT = 0.25;
  private static final double WALL = 0.1;

  private final double[] shares;
  private final boolean[] kills;
  private final int cards;

  Outlook(int seats) {
    shares = new double[seats];
    kills = new boolean[seats];
    cards = 60 - 3 * seats;
  }

  double share(Battlefield table, int seat) {
    estimate(table, shares);
    return shares[seat];
  }

  void estimate(Battlefield table, double[] into) {
    double late = 1 - Math.min(1, (double) Cards.count(table.stock()) / cards);
    int king = table.deck().king();
    int health = table.inPlay(king) ? Strength.health(table, king, true) : 8;
    for (int seat = 0; seat < into.length; seat++) into[seat] = line(table, seat, health);
    king(table, late, into);
    queen(table, late, into);
    double sum = 0;
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = Math.exp(into[seat]);
      sum += into[seat];
    }
    for (int seat = 0; seat < into.length; seat++) into[seat] /= sum;
  }

  private double line(Battlefield table, int seat, int needed) {
    var line = table.line(seat);
    double worth = 0;
    int killers = 0;
    for (int number = 1; number <= line.size(); number++) {
      int card = line.at(number);
      worth += CARD + HEALTH * Math.min(8, Strength.health(table, card, true));
      if (Strength.attack(table, card) >= needed) killers++;
    }
    kills[seat] = killers > 0;
    int keeper = table.holder(table.deck().king());
    double each = KILLER + (keeper >= 0 && keeper != seat ? HUNTER : 0);
    return worth + each * Math.min(2, killers);
  }

  private void king(Battlefield table, double late, double[] into) {
    int king = table.deck().king();
    int keeper = table.holder(king);
    if (keeper < 0) return;
    into[keeper] += KING + LATE_KING * late * late;
    if (Cards.has(table.stock(), table.deck().queen())) into[keeper] += QUEEN_TO_COME;
    boolean up = Cards.has(table.faceUp(), king);
    boolean walled = !up && (table.line(keeper).cards() & table.faceUp()) != Cards.NONE;
    if (walled) into[keeper] += WALL;
    if (up) into[keeper] -= KING_UP;
    if (walled || !Strength.mortal(table, king)) return;
    for (int seat = 0; seat < into.length; seat++) {
      if (seat != keeper && kills[seat]) into[keeper] -= up ? KING_UP_THREAT : OPEN_THREAT;
    }
  }

  private void queen(Battlefield table, double late, double[] into) {
    int keeper = table.holder(table.deck().queen());
    if (keeper < 0) return;
    into[keeper] += LATE_QUEEN * late;
    if (Cards.has(table.stock(), table.deck().king())) into[keeper] += KING_TO_COME;
  }
}
