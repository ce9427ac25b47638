package ridotto.bots.mascarade;

/// How often each number of coins is hidden and guessed, from one to so many: whoever always did
/// the same would be read.
///
/// It is the equilibrium of the little game in which the hidden coins go to one or the other: a
/// large stake is hidden seldom and guessed often. A part is left to whim, for nobody is exact.
final class Guesswork {
  private static final double WHIM = 0.2;

  private Guesswork() {}

  static double hidden(int coins, int most) {
    return blend(1.0 / coins / harmonic(most), most);
  }

  static double guessed(int coins, int most) {
    double edge = (most - 2) / harmonic(most);
    double sum = 0;
    for (int each = 1; each <= most; each++) sum += Math.max(0, 1 - edge / each);
    return blend(Math.max(0, 1 - edge / coins) / sum, most);
  }

  /// What whoever hides the coins may expect of it.
  static double forHider(int most) {
    double coins = 0;
    for (int each = 1; each <= most; each++) {
      coins += each * hidden(each, most) * (1 - guessed(each, most));
    }
    return coins;
  }

  static double forGuesser(int most) {
    double coins = 0;
    for (int each = 1; each <= most; each++) {
      coins += each * hidden(each, most) * guessed(each, most);
    }
    return coins;
  }

  private static double blend(double share, int most) {
    return (1 - WHIM) * share + WHIM / most;
  }

  private static double harmonic(int most) {
    double sum = 0;
    for (int each = 1; each <= most; each++) sum += 1.0 / each;
    return sum;
  }
}
