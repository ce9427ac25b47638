package ridotto.lab;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Eight-player Mascarade as a bare loop over arrays: no questions, no moves, no events, nothing
/// but the arithmetic of the same rules and the same random players. It is the limit that an engine
/// on this machine can be measured against, and is used for nothing else.
final class BareLoop {
  static final int SEATS = 8;
  private static final int KING = 0;
  private static final int QUEEN = 1;
  private static final int JUDGE = 2;
  private static final int BISHOP = 3;
  private static final int FOOL = 4;
  private static final int WITCH = 5;
  private static final int PEASANT = 6;

  private final int[] cards = new int[SEATS];
  private final int[] purses = new int[SEATS];
  private final RandomGenerator random;
  private int courthouse;
  private long decisions;

  BareLoop(RandomGenerator random) {
    this.random = random;
  }

  long decisions() {
    return decisions;
  }

  void run() {
    deal();
    int shown = 0;
    for (int turn = 0, active = 0; turn < 1000; turn++, active = (active + 1) % SEATS) {
      decisions++;
      boolean mustSwap = turn < 4 || (shown >> active & 1) != 0;
      int act = random.nextInt(mustSwap ? 14 : 22);
      shown = 0;
      if (act < 14) {
        int with = act >> 1;
        if ((act & 1) != 0) swap(active, with >= active ? with + 1 : with);
      } else if (act > 14) {
        shown = claims(active);
        announce(active, act - 15, shown);
        if (ends()) return;
      }
    }
  }

  private void deal() {
    Arrays.fill(purses, 6);
    courthouse = 0;
    for (int i = 0; i < SEATS; i++) cards[i] = i;
    for (int i = SEATS - 1; i > 0; i--) swap(i, random.nextInt(i + 1));
  }

  /// Who shows a card: nobody, or the announcer and all who claim.
  private int claims(int active) {
    int claims = 0;
    for (int i = 1; i < SEATS; i++) {
      decisions++;
      if (random.nextInt(8) == 0) claims |= 1 << ((active + i) & 7);
    }
    return claims == 0 ? 0 : claims | 1 << active;
  }

  private void announce(int active, int mask, int shown) {
    int holder = shown == 0 ? active : -1;
    int second = -1;
    int liars = 0;
    for (int seat = 0; seat < SEATS && shown != 0; seat++) {
      if ((shown >> seat & 1) == 0) continue;
      if (Math.min(cards[seat], PEASANT) != mask) liars |= 1 << seat;
      else if (holder < 0) holder = seat;
      else second = seat;
    }
    if (holder >= 0) use(mask, holder, second);
    for (int seat = 0; seat < SEATS && liars != 0; seat++) {
      if ((liars >> seat & 1) == 0 || purses[seat] == 0) continue;
      purses[seat]--;
      courthouse++;
    }
  }

  private void use(int mask, int user, int second) {
    switch (mask) {
      case KING -> purses[user] += 3;
      case QUEEN -> purses[user] += 2;
      case JUDGE -> {
        purses[user] += courthouse;
        courthouse = 0;
      }
      case BISHOP -> tithe(user);
      case FOOL -> fool(user);
      case WITCH -> {
        decisions++;
        int other = random.nextInt(SEATS);
        int purse = purses[other];
        purses[other] = purses[user];
        purses[user] = purse;
      }
      default -> {
        purses[user] += second < 0 ? 1 : 2;
        if (second >= 0) purses[second] += 2;
      }
    }
  }

  private void tithe(int user) {
    int most = -1;
    int ties = 0;
    int richest = 0;
    for (int seat = 0; seat < SEATS; seat++) {
      if (seat == user || purses[seat] < most) continue;
      ties = purses[seat] > most ? 1 : ties + 1;
      if (ties == 1) richest = seat;
      most = purses[seat];
    }
    if (ties > 1) {
      decisions++;
      int pick = random.nextInt(ties);
      for (int seat = richest; pick > 0; ) {
        seat++;
        if (seat != user && purses[seat] == most && --pick == 0) richest = seat;
      }
    }
    int paid = Math.min(2, most);
    purses[richest] -= paid;
    purses[user] += paid;
  }

  private void fool(int user) {
    purses[user]++;
    decisions++;
    int one = random.nextInt(7);
    int other = random.nextInt(6);
    if (other >= one) other++;
    if (random.nextBoolean()) swap(one >= user ? one + 1 : one, other >= user ? other + 1 : other);
  }

  private boolean ends() {
    int most = 0;
    int least = 13;
    for (int purse : purses) {
      most = Math.max(most, purse);
      least = Math.min(least, purse);
    }
    return most >= 13 || least == 0;
  }

  private void swap(int one, int other) {
    int card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }
}
