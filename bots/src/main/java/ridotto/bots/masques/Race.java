package ridotto.bots.masques;

import ridotto.masques.Faction;
import ridotto.masques.Palace;
import ridotto.masques.Ring;

/// Who is how close to winning, and what one more token would be worth to whom.
///
/// Four seals of one faction or one of each win (Q12), so a player is as far as the most seals of
/// one faction and the number of factions say; ducats help a little. The weights were fitted to
/// games of these bots: the chance to win is in proportion to `exp(strength)`.
final class Race {
  private static final double[] MOST = {0, 0.25, 0.36, 0.87};
  private static final double[] FACTIONS = {0, 0.13, 0.17, 0.43, 0.74};
  private static final double DUCAT = 0.24;
  private static final double WON = 3; // somebody else may still be first
  static final int TOKENS = Ring.DUCAT + 1;

  private final int seats;
  private final double[] shares;
  private final double[] gains; // in strength, by seat and token
  private final double[] worth; // to whom, who gets it, which token
  private final double[] anybody; // to whom, which token, if anybody may get it
  private int dance = -1;

  Race(int seats) {
    this.seats = seats;
    shares = new double[seats];
    gains = new double[seats * TOKENS];
    worth = new double[seats * gains.length];
    anybody = new double[gains.length];
  }

  /// The share of the win each player can expect between dances.
  static void estimate(Palace palace, double[] shares) {
    double sum = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Math.exp(strength(palace, seat, Ring.NOTHING));
      sum += shares[seat];
    }
    for (int seat = 0; seat < shares.length; seat++) shares[seat] /= sum;
  }

  /// With one more seal of a faction, or with none.
  private static double strength(Palace palace, int seat, int more) {
    int most = 0;
    int factions = 0;
    for (int faction = 0; faction < Faction.COUNT; faction++) {
      int seals = palace.seals(seat, faction) + (faction == more ? 1 : 0);
      most = Math.max(most, seals);
      if (seals > 0) factions++;
    }
    if (most == MOST.length || factions == FACTIONS.length) return WON + MOST[3] + FACTIONS[4];
    return MOST[most] + FACTIONS[factions] + DUCAT * palace.purse(seat);
  }

  /// Seals change hands only between dances, so this is worked out once for each.
  void follow(Palace palace) {
    if (palace.dance() == dance) return;
    dance = palace.dance();
    estimate(palace, shares);
    for (int seat = 0; seat < seats; seat++) {
      double now = strength(palace, seat, Ring.NOTHING);
      for (int token = 0; token < Ring.DUCAT; token++) {
        gains[seat * TOKENS + token] = strength(palace, seat, token) - now;
      }
      gains[seat * TOKENS + Ring.DUCAT] = DUCAT;
    }
    for (int to = 0; to < seats; to++) {
      for (int i = 0; i < gains.length; i++) {
        int who = i / TOKENS;
        double slope = who == to ? shares[to] * (1 - shares[to]) : -shares[to] * shares[who];
        worth[to * gains.length + i] = slope * gains[i];
      }
      for (int token = 0; token < TOKENS; token++) {
        double sum = 0;
        for (int who = 0; who < seats; who++) sum += worth(to, who, token);
        anybody[to * TOKENS + token] = sum / (seats + 1);
      }
    }
  }

  int dance() {
    return dance;
  }

  double share(int seat) {
    return shares[seat];
  }

  /// What it changes in one player's share of the win if somebody gets a token.
  double worth(int to, int who, int token) {
    return worth[(to * seats + who) * TOKENS + token];
  }

  /// The same if any player may get it, or nobody.
  double anybody(int to, int token) {
    return anybody[to * TOKENS + token];
  }

  /// What spending ducats costs.
  double price(int to, int ducats) {
    return ducats * shares[to] * (1 - shares[to]) * DUCAT;
  }
}
