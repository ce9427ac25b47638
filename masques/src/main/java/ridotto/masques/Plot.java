package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Named;
import ridotto.kernel.Seats;

/// What is printed on a plot card (Q2): a family and a value.
///
/// Rules count the sixteen cards with plain ints and keep sets of them as bits. Two cards, both
/// Foscari 3, are one plot: nobody can tell them apart.
public record Plot(int number, Family family, int value) implements Named {
  public static final int CARDS = 16;
  private static final int LEAST = 2;
  private static final int VALUES = 3;
  private static final int TWIN = 14; // the second Foscari 3; the first is the card before it

  static final List<Plot> ALL = print();
  private static final int[] FAMILIES = new int[CARDS];
  private static final int[] WORTH = new int[CARDS];

  static {
    for (int card = 0; card < CARDS; card++) {
      FAMILIES[card] = on(card) / VALUES;
      WORTH[card] = LEAST + on(card) % VALUES;
    }
  }

  private static List<Plot> print() {
    var plots = new ArrayList<Plot>();
    for (var family : Family.ALL) {
      for (int i = 0; i < VALUES; i++) plots.add(new Plot(plots.size(), family, LEAST + i));
    }
    return List.copyOf(plots);
  }

  static Plot of(int number) {
    return ALL.get(number);
  }

  /// The number of the plot printed on a card.
  public static int on(int card) {
    return card < TWIN ? card : card - 1;
  }

  public static int familyOf(int card) {
    return FAMILIES[card];
  }

  public static int valueOf(int card) {
    return WORTH[card];
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

  /// What is printed on these cards, in the order of the box.
  static List<Plot> list(int cards) {
    return Seats.list(cards, card -> of(on(card)));
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
