package ridotto.masques;

import ridotto.kernel.Named;
import ridotto.kernel.Seats;

/// What is printed on a plot card (Q2): a family and a value, which the table may set ([Values]).
///
/// Rules count the sixteen cards with plain ints and keep sets of them as bits. Two cards, both
/// Foscari 3, are one plot: nobody can tell them apart.
public record Plot(int number, Family family, int value) implements Named {
  public static final int CARDS = 16;

  /// Every family has so many different ones.
  private static final int KINDS = 3;

  /// How many different plots there are.
  static final int COUNT = KINDS * Family.ALL.size();

  private static final int TWIN = 14; // the second Foscari 3; the first is the card before it

  private static final int[] FAMILIES = new int[CARDS];

  static {
    for (int card = 0; card < CARDS; card++) FAMILIES[card] = on(card) / KINDS;
  }

  /// The number of the plot printed on a card.
  public static int on(int card) {
    return card < TWIN ? card : card - 1;
  }

  public static int familyOf(int card) {
    return FAMILIES[card];
  }

  /// The cards on which this plot is printed.
  public static int cards(int plot) {
    if (plot < TWIN - 1) return 1 << plot;
    return plot == TWIN - 1 ? 3 << plot : 1 << (plot + 1);
  }

  /// These cards, each plot once.
  static int once(int cards) {
    return cards & ~((cards & Seats.only(TWIN - 1)) << 1);
  }

  @Override
  public String name() {
    return family.name() + "-" + value;
  }

  @Override
  public String toString() {
    return name();
  }
}
