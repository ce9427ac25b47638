package ridotto.masques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Seats;

/// What is printed on the plot cards of a table, family by family, lowest first (Q2).
///
/// A card is called by what is printed on it: with `Venier 1/3/6` the highest is `Venier-6`. A
/// family's values differ, so that only the second Foscari, which is there twice, has a twin.
public final class Values {
  /// The highest value a card can have: one digit, as the cards are drawn.
  static final int MOST = 9;

  private static final String USUAL = "2/3/4";

  private final List<Plot> plots;
  private final int[] worth = new int[Plot.CARDS];

  private Values(int[][] byFamily) {
    var printed = new ArrayList<Plot>();
    for (var family : Family.ALL) {
      for (int value : byFamily[family.number()]) {
        printed.add(new Plot(printed.size(), family, value));
      }
    }
    plots = List.copyOf(printed);
    for (int card = 0; card < Plot.CARDS; card++) worth[card] = plots.get(Plot.on(card)).value();
  }

  /// Reads `Foscari 1/3/5, Venier 2/4/6`; families not named have 2, 3 and 4.
  static Values read(String text) {
    var byFamily = new int[Family.ALL.size()][];
    Arrays.fill(byFamily, rising(USUAL));
    for (var part : text.split(",", -1)) {
      if (part.isBlank()) continue;
      var words = part.strip().split("\\s+", -1);
      if (words.length != 2) throw wrong(part.strip());
      byFamily[family(words[0])] = rising(words[1]);
    }
    return new Values(byFamily);
  }

  private static int family(String name) {
    for (var family : Family.ALL) {
      if (family.name().equalsIgnoreCase(name)) return family.number();
    }
    var known = String.join(", ", Family.ALL.stream().map(Family::name).toList());
    throw new Refused("values", Refusal.of("no-plots-of").and("name", name).and("known", known));
  }

  private static int[] rising(String text) {
    if (!text.matches("[1-9]/[1-9]/[1-9]")) throw wrong(text);
    int[] values = Arrays.stream(text.split("/", -1)).mapToInt(Integer::parseInt).toArray();
    if (values[0] >= values[1] || values[1] >= values[2]) throw wrong(text);
    return values;
  }

  private static Refused wrong(String text) {
    return new Refused("values", Refusal.of("values-form").and("value", text).and("most", MOST));
  }

  /// Every plot once, in the order of the box.
  List<Plot> all() {
    return plots;
  }

  Plot plot(int number) {
    return plots.get(number);
  }

  /// What is printed on a card.
  Plot on(int card) {
    return plots.get(Plot.on(card));
  }

  public int of(int card) {
    return worth[card];
  }

  /// What is printed on these cards, in the order of the box.
  List<Plot> list(int cards) {
    return Seats.list(cards, this::on);
  }
}
