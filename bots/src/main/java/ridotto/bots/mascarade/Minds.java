package ridotto.bots.mascarade;

import java.util.Arrays;

/// What the owner of each place may think of the card that lies there.
///
/// Nobody knows what another has seen, so there are several strands of thought for a place, each
/// with a weight: "if she looked at the King then, she now believes 50 % King". A strand is a row
/// of probabilities, one a mask. This is all the second-order model there is: it costs little, and
/// is what tells a safe bluff from one that will be caught.
final class Minds {
  private static final int STRANDS = 8;
  private static final double FAINT = 0.004;
  private static final double[] NO_ROW = {};

  private final Book book;
  private final int[] counts; // by place
  private final double[][] weights; // by place and strand
  private final double[][][] rows; // by place, strand and mask

  Minds(Book book) {
    this.book = book;
    counts = new int[book.places()];
    int most = Math.max(STRANDS, book.masks()) + 1;
    weights = new double[book.places()][most];
    rows = new double[book.places()][most][];
    rest();
  }

  /// Rows of strands there are not take no room.
  void rest() {
    for (int place = 0; place < counts.length; place++) {
      Arrays.fill(rows[place], counts[place], rows[place].length, NO_ROW);
    }
  }

  /// Room for the row of a new strand.
  private double[] room(int place, int strand) {
    if (rows[place][strand].length == 0) rows[place][strand] = new double[book.masks()];
    return rows[place][strand];
  }

  int strands(int place) {
    return counts[place];
  }

  double weight(int place, int strand) {
    return weights[place][strand];
  }

  double[] row(int place, int strand) {
    return rows[place][strand];
  }

  /// The owner sees this mask there.
  void sure(int place, int mask) {
    counts[place] = 1;
    weights[place][0] = 1;
    certain(place, 0, mask);
  }

  private void certain(int place, int strand, int mask) {
    double[] row = room(place, strand);
    Arrays.fill(row, 0);
    row[mask] = 1;
  }

  /// The owner looks in secret: the strands are what may lie there.
  void looks(int place, double[] likely) {
    counts[place] = 0;
    for (int mask = 0; mask < book.masks(); mask++) {
      if (likely[mask] < FAINT) continue;
      int strand = counts[place]++;
      weights[place][strand] = likely[mask];
      certain(place, strand, mask);
    }
    normalise(place);
    limit(place);
  }

  /// The owner knows no more than everybody does.
  void asEverybody(int place, double[] common) {
    counts[place] = 1;
    weights[place][0] = 1;
    System.arraycopy(common, 0, room(place, 0), 0, book.masks());
  }

  /// Somebody else swapped it, or not, with a card of which everybody thinks so.
  void touched(int place, double[] common, Swapping swapping) {
    for (int strand = 0; strand < counts[place]; strand++) {
      swapping.touched(rows[place][strand], common);
    }
  }

  private void blend(double[] row, double[] common, double chance) {
    for (int mask = 0; mask < row.length; mask++) {
      row[mask] += chance * (common[mask] - row[mask]);
    }
  }

  /// The owner swapped it or not, and knows which.
  void ownSwap(int place, double[] common, Swapping swapping) {
    int strand = counts[place]++;
    double swapped = 0;
    for (int i = 0; i < strand; i++) {
      double chance = swapping.mean(rows[place][i], common);
      swapped += weights[place][i] * chance;
      weights[place][i] *= 1 - chance;
    }
    weights[place][strand] = swapped;
    System.arraycopy(common, 0, room(place, strand), 0, book.masks());
    limit(place);
  }

  /// Everybody sees this mask at another place; if there is but one, it is not here.
  void elsewhere(int place, int mask) {
    if (book.copies(mask) > 1) return;
    for (int strand = 0; strand < counts[place]; strand++) {
      double[] row = rows[place][strand];
      double rest = 1 - row[mask];
      if (rest > FAINT) {
        row[mask] = 0;
        for (int i = 0; i < row.length; i++) row[i] /= rest;
      } else {
        Arrays.fill(row, 1.0 / (row.length - 1));
        row[mask] = 0;
      }
    }
  }

  /// The owner did something that is so likely in each strand.
  void weigh(int place, double[] likelihood) {
    for (int i = 0; i < counts[place]; i++) weights[place][i] *= likelihood[i];
    normalise(place);
  }

  private void normalise(int place) {
    double sum = 0;
    for (int i = 0; i < counts[place]; i++) sum += weights[place][i];
    for (int i = 0; i < counts[place]; i++) weights[place][i] /= sum;
  }

  /// Too many strands: the faintest runs together with the next faintest.
  private void limit(int place) {
    while (counts[place] > STRANDS) {
      int last = counts[place] - 1;
      swap(place, faintest(place, counts[place]), last);
      int next = faintest(place, last);
      double sum = weights[place][next] + weights[place][last];
      blend(rows[place][next], rows[place][last], sum == 0 ? 0.5 : weights[place][last] / sum);
      weights[place][next] = sum;
      counts[place]--;
    }
  }

  private int faintest(int place, int count) {
    int faintest = 0;
    for (int i = 1; i < count; i++) {
      if (weights[place][i] < weights[place][faintest]) faintest = i;
    }
    return faintest;
  }

  private void swap(int place, int one, int other) {
    double weight = weights[place][one];
    weights[place][one] = weights[place][other];
    weights[place][other] = weight;
    double[] row = rows[place][one];
    rows[place][one] = rows[place][other];
    rows[place][other] = row;
  }
}
