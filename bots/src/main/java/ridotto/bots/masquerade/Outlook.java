package ridotto.bots.masquerade;

import java.util.Arrays;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Strength;
import ridotto.masquerade.card.Cards;

/// Which share of the win everybody can expect: in proportion to `exp(strength)`.
///
/// Cards in play count by attack and health, less for each more. Whoever has the King wins when the
/// deck is empty, and so is the closer to it the fewer cards are left, unless he lies where
/// somebody can kill him.
final class Outlook {
  private static final double CARD = 0.12;
  private static final double POWER = 0.03;
  private static final double KING = 0.6;
  private static final double LATE_KING = 2.2; // more, with an empty deck
  private static final double QUEEN = 0.25;
  private static final double WALL = 0.5; // a King behind face-up cards
  private static final double STRUCK = 3; // somebody can kill him now
  private static final double THREAT = 1.2; // whoever could kill the King

  private final double[] shares;
  private final int cards;

  Outlook(int seats) {
    shares = new double[seats];
    cards = 60 - 3 * seats;
  }

  double share(Battlefield table, int seat) {
    estimate(table, shares);
    return shares[seat];
  }

  void estimate(Battlefield table, double[] into) {
    Arrays.fill(into, 0);
    for (int seat = 0; seat < into.length; seat++) into[seat] = line(table, seat);
    king(table, into);
    int queen = table.holder(table.deck().queen());
    if (queen >= 0) into[queen] += QUEEN;
    double sum = 0;
    for (int seat = 0; seat < into.length; seat++) {
      into[seat] = Math.exp(into[seat]);
      sum += into[seat];
    }
    for (int seat = 0; seat < into.length; seat++) into[seat] /= sum;
  }

  private static double line(Battlefield table, int seat) {
    var line = table.line(seat);
    double worth = 0;
    for (int number = 1; number <= line.size(); number++) {
      worth += CARD + POWER * (strike(table, line.at(number)) + 1);
    }
    return worth;
  }

  private static double strike(Battlefield table, int card) {
    double attack = Math.min(10, Strength.attack(table, card));
    double health = Math.min(8, Strength.health(table, card, true));
    return 0.6 * attack + 0.4 * health;
  }

  private void king(Battlefield table, double[] into) {
    int king = table.deck().king();
    int keeper = table.holder(king);
    if (keeper < 0) return;
    double late = 1 - Math.min(1, (double) Cards.count(table.stock()) / cards);
    into[keeper] += KING + LATE_KING * late * late;
    long line = table.line(keeper).cards();
    boolean up = Cards.has(table.faceUp(), king);
    boolean walled = !up && (line & table.faceUp()) != Cards.NONE;
    if (walled) into[keeper] += WALL;
    int health = Strength.health(table, king, true);
    boolean mortal = Strength.mortal(table, king);
    double found = up ? 1 : 1.0 / Cards.count(line);
    for (int seat = 0; seat < into.length && mortal && !walled; seat++) {
      if (seat == keeper || !strikes(table, seat, health)) continue;
      into[seat] += THREAT * found;
      into[keeper] -= STRUCK * found / (into.length - 1);
    }
  }

  private static boolean strikes(Battlefield table, int seat, int health) {
    var line = table.line(seat);
    for (int number = 1; number <= line.size(); number++) {
      if (Strength.attack(table, line.at(number)) >= health) return true;
    }
    return false;
  }
}
