package ridotto.lab.run;

/// How often something was there so many times in a game, won so many times, and shared the win
/// with so many: all that is needed to tell its share of the wins and how sure that is.
///
/// It lies in a tally's numbers from `start` on. What is there several times in one game is not
/// independent, so the spread is taken from game to game.
record Shares(int start, int most, int players) {
  /// A win, so that it can be shared by up to 13 and stay whole.
  static final long WIN = 360_360;

  /// How many numbers it takes.
  static int size(int most, int players) {
    return (most + 1) * (most + 1) * (players + 1);
  }

  int at(int had, int won, int winners) {
    return start + (had * (most + 1) + won) * (players + 1) + winners;
  }

  /// Everything about it, by these counts.
  Share share(long[] counts) {
    long games = 0;
    long seats = 0;
    long wins = 0;
    for (int had = 1; had <= most; had++) {
      for (int won = 0; won <= had; won++) {
        for (int winners = 1; winners <= players; winners++) {
          long n = counts[at(had, won, winners)];
          games += n;
          seats += n * had;
          wins += n * won * (WIN / winners);
        }
      }
    }
    if (seats == 0) return new Share(0, 0, 0, Interval.NOTHING);
    double share = (double) wins / (WIN * seats);
    double spread = spread(counts, share) / ((double) seats * seats);
    double n = spread <= 0 ? games : share * (1 - share) / spread;
    return new Share(games, seats, share, Interval.ofShare(share, n));
  }

  private double spread(long[] counts, double share) {
    double spread = 0;
    for (int had = 1; had <= most; had++) {
      for (int won = 0; won <= had; won++) {
        for (int winners = 1; winners <= players; winners++) {
          double off = (double) won / winners - share * had;
          spread += counts[at(had, won, winners)] * off * off;
        }
      }
    }
    return spread;
  }
}
