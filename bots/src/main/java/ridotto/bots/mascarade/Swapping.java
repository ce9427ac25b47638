package ridotto.bots.mascarade;

import java.util.Arrays;

/// How likely a swap-or-not is a swap, for each pair of masks: people take what is worth more.
///
/// Nobody is sure to: whoever swaps may not know either card, and whoever always did the same could
/// be read.
final class Swapping {
  private static final double TEMPERATURE = 1.5; // coins
  private static final double LEAST = 0.1;
  private static final double EAGER = 1.5; // coins: whoever goes to the trouble rather swaps
  private static final double USUAL = 0.03; // wrong claims of somebody with a plan
  private static final double TRUST = 10.0; // whoever often claims wrongly has none

  private final Memory memory;
  private final Book book;
  private double[][] chances = {}; // by the mask at the first place, and at the other

  Swapping(Memory memory) {
    this.memory = memory;
    book = memory.book();
  }

  /// The chances are worked out anew whenever cards are handled.
  void rest() {
    chances = new double[0][];
  }

  /// Somebody swaps these or not; the first place is theirs, or neither is.
  double[][] by(int seat, int one) {
    if (chances.length == 0) chances = new double[Placement.MASKS][Placement.MASKS];
    boolean own = memory.minds() && book.owner(one) == seat;
    for (int mask = 0; mask < book.masks(); mask++) {
      if (own) own(seat, mask);
      else Arrays.fill(chances[mask], 0.5);
    }
    return chances;
  }

  private void own(int seat, int mine) {
    var stakes = memory.stakes();
    double trust = Math.clamp(1 - TRUST * (memory.whim(seat) - USUAL), 0, 1);
    for (int theirs = 0; theirs < book.masks(); theirs++) {
      double gain = stakes.worth(theirs, seat) - stakes.worth(mine, seat);
      double likely = 1 / (1 + Math.exp(-(gain + EAGER) / TEMPERATURE));
      chances[mine][theirs] = 0.5 + trust * (1 - 2 * LEAST) * (likely - 0.5);
    }
  }

  /// The chance as it looks to somebody who thinks so of the two cards.
  double mean(double[] one, double[] other) {
    double mean = 0;
    for (int a = 0; a < book.masks(); a++) {
      if (one[a] == 0) continue;
      for (int b = 0; b < book.masks(); b++) mean += one[a] * other[b] * chances[a][b];
    }
    return mean;
  }

  /// What its owner thinks after it of the card at the other place, having thought `row` of it, and
  /// as everybody of the first.
  void touched(double[] row, double[] first) {
    double[] after = new double[row.length];
    for (int b = 0; b < row.length; b++) {
      for (int a = 0; a < row.length && row[b] > 0; a++) {
        double both = row[b] * first[a];
        after[b] += both * (1 - chances[a][b]);
        after[a] += both * chances[a][b];
      }
    }
    System.arraycopy(after, 0, row, 0, row.length);
  }
}
