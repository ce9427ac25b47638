package ridotto.masquerade;

import java.util.Arrays;

/// The cards chosen in secret, to be discarded together.
final class Picks {
  private final int[] bySeat;

  Picks(int seats) {
    bySeat = new int[seats];
  }

  void clear() {
    Arrays.fill(bySeat, Battlefield.NOBODY);
  }

  void copyFrom(Picks from) {
    System.arraycopy(from.bySeat, 0, bySeat, 0, bySeat.length);
  }

  void rename(int[] names) {
    for (int seat = 0; seat < bySeat.length; seat++) {
      if (bySeat[seat] != Battlefield.NOBODY) bySeat[seat] = names[bySeat[seat]];
    }
  }

  /// What this seat has chosen, or [Battlefield#NOBODY].
  int of(int seat) {
    return bySeat[seat];
  }

  void pick(int seat, int card) {
    bySeat[seat] = card;
  }

  /// All that was chosen is discarded, from this seat on clockwise.
  void discard(Battlefield field, int from) {
    int seat = from;
    do {
      if (bySeat[seat] != Battlefield.NOBODY) Passage.discard(field, bySeat[seat]);
      seat = field.left(seat);
    } while (seat != from);
  }
}
