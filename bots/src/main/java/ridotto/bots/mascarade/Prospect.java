package ridotto.bots.mascarade;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.deed.*;

/// The purses as they would be after something, and what they would be worth.
///
/// The chance to win is that of a race: everybody's is in proportion to `exp(pace * coins)`. Where
/// a power leaves a choice, its user is taken to choose what pays most.
final class Prospect {
  private static final double PACE = 0.35;

  private final Book book;
  private final double[] purses;
  private double bank;
  private double courthouse;
  private double wrong = 0.4; // how likely somebody questioned names the wrong mask
  private int alone = -1; // who has won as the Cheat
  private boolean ended;

  Prospect(Book book) {
    this.book = book;
    purses = new double[book.seats()];
  }

  /// Begins with what is so now.
  Prospect of(Ledger ledger) {
    for (int seat = 0; seat < purses.length; seat++) purses[seat] = ledger.purse(seat);
    bank = ledger.bank();
    courthouse = ledger.courthouse();
    alone = -1;
    ended = false;
    return this;
  }

  /// How likely it is taken to be that somebody questioned is wrong.
  void wrong(double chance) {
    wrong = chance;
  }

  /// How likely this seat is to win.
  double chance(int seat) {
    if (alone >= 0) return alone == seat ? 1 : 0;
    double most = 0;
    double least = Ballroom.FORTUNE;
    for (double purse : purses) {
      most = Math.max(most, purse);
      least = Math.min(least, purse);
    }
    if (most >= Ballroom.FORTUNE) return share(seat, Ballroom.FORTUNE);
    if (least <= 0) return share(seat, most);
    double sum = 0;
    for (double purse : purses) sum += Pace.of(purse);
    return Pace.of(purses[seat]) / sum;
  }

  private double share(int seat, double atLeast) {
    if (purses[seat] < atLeast) return 0;
    int sharing = 0;
    for (double purse : purses) {
      if (purse >= atLeast) sharing++;
    }
    return 1.0 / sharing;
  }

  /// This seat uses the power of this mask; `both` if a pair was shown.
  Prospect use(int mask, int user, boolean both) {
    for (var deed : book.deeds(mask)) {
      if (!ended) use(deed, user, both);
      settle();
    }
    return this;
  }

  private void use(Deed deed, int user, boolean both) {
    switch (deed) {
      case Earn(int coins) -> take(user, coins);
      case EarnTogether(int alone, int together) -> take(user, both ? together : alone);
      case EarnUpTo(int fortune) -> take(user, Math.max(0, fortune - purses[user]));
      case EarnWithNeighbours(int coins, int neighbours) -> {
        take(user, coins);
        take(book.left(user), neighbours);
        take(book.right(user), neighbours);
      }
      case TakeCourthouse() -> {
        purses[user] += courthouse;
        courthouse = 0;
      }
      case TakeFromNeighbours(int coins) -> {
        pay(book.left(user), user, coins);
        pay(book.right(user), user, coins);
      }
      case TakeFromRichest(int coins) -> pay(richest(user, -1), user, coins);
      case MoveTwo(int coins) -> {
        int first = richest(user, -1);
        pay(first, user, coins);
        pay(richest(user, first), user, coins);
      }
      case TakeFromRicher(int coins) -> {
        for (int seat = book.left(user); seat != user && !ended; seat = book.left(seat)) {
          if (purses[seat] > purses[user]) pay(seat, user, coins);
          settle();
        }
      }
      case AskWho(int coins) -> pay(richest(user, -1), user, wrong * coins);
      case ExchangeFortunes() -> {
        int rich = richest(user, -1);
        if (purses[rich] > purses[user]) exchange(user, rich);
      }
      case Gamble(int coins) -> gamble(user, poorest(user), coins);
      case PassFortunes() -> {
        boolean left = purses[book.right(user)] >= purses[book.left(user)];
        pass(user, left ? book.left(user) : book.right(user));
      }
      case WinWith(int fortune) -> {
        if (purses[user] >= fortune) alone = user;
      }
      case ShowToOthers(), SpyAndSwap(), SwapTwoCards() -> {} // coins stay where they are
    }
  }

  void take(int seat, double coins) {
    double taken = Math.min(coins, bank);
    bank -= taken;
    purses[seat] += taken;
  }

  Prospect pay(int from, int to, double coins) {
    double paid = Math.min(coins, purses[from]);
    purses[from] -= paid;
    purses[to] += paid;
    return this;
  }

  Prospect exchange(int one, int other) {
    double purse = purses[one];
    purses[one] = purses[other];
    purses[other] = purse;
    return this;
  }

  /// Everybody hands on all they have, this seat to that neighbour.
  Prospect pass(int user, int neighbour) {
    boolean left = neighbour == book.left(user);
    int seat = neighbour;
    while (seat != user) {
      exchange(user, seat);
      seat = left ? book.left(seat) : book.right(seat);
    }
    return this;
  }

  /// The coins that are hidden from this seat come from the bank, to one of the two.
  Prospect gamble(int user, int guesser, int coins) {
    int most = (int) Math.min(coins, bank);
    if (most == 0) return this;
    take(user, Guesswork.forHider(most));
    take(guesser, Guesswork.forGuesser(most));
    return this;
  }

  Prospect fine(int seat) {
    if (ended) return this;
    double paid = Math.min(1, purses[seat]);
    purses[seat] -= paid;
    courthouse += paid;
    return this;
  }

  /// The richest besides these two; on a tie the next one clockwise.
  private int richest(int user, int besides) {
    int richest = -1;
    for (int seat = book.left(user); seat != user; seat = book.left(seat)) {
      if (seat == besides) continue;
      if (richest < 0 || purses[seat] > purses[richest]) richest = seat;
    }
    return richest < 0 ? book.left(user) : richest;
  }

  private int poorest(int user) {
    int poorest = book.left(user);
    for (int seat = book.left(poorest); seat != user; seat = book.left(seat)) {
      if (purses[seat] < purses[poorest]) poorest = seat;
    }
    return poorest;
  }

  private void settle() {
    ended |= alone >= 0;
    for (double purse : purses) ended |= purse >= Ballroom.FORTUNE || purse <= 0;
  }

  /// `exp(pace * coins)`, from a list for whole coins.
  private static final class Pace {
    private static final double[] WHOLE = new double[256];

    static {
      for (int i = 0; i < WHOLE.length; i++) WHOLE[i] = Math.exp(PACE * i);
    }

    static double of(double coins) {
      int whole = (int) coins;
      return whole == coins && whole < WHOLE.length ? WHOLE[whole] : Math.exp(PACE * coins);
    }
  }
}
