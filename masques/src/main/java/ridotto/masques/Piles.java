package ridotto.masques;

import java.util.List;
import ridotto.masques.influence.*;

/// The six piles of influence cards (Q3). To find a rule, open the file named after the card.
final class Piles {
  static final int COUNT = 6;

  /// How many cards a pile has.
  static final int CARDS = 3;

  static final List<Influence> ALL =
      List.of(
          new Assassin(0),
          new Courtesan(1),
          new Gondolier(2),
          new PalaceGuard(3),
          new Thief(4),
          new Trader(5));

  private static final Influence[] BY_PILE = ALL.toArray(Influence[]::new);
  private static final int COURTESANS = 1;

  private Piles() {}

  static Influence of(int pile) {
    return BY_PILE[pile];
  }

  /// Two players leave the Courtesans in the box (Q15).
  static int cards(int pile, int players) {
    return players == 2 && pile == COURTESANS ? 0 : CARDS;
  }
}
