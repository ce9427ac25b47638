package ridotto.masques;

import java.util.Arrays;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// What the influence cards cost, pile by pile, cheapest on top (Q3).
public final class Prices {
  private static final String USUAL = "1/2/3";

  private static final int ROW = Piles.CARDS + 1;

  private final int[] prices = new int[Piles.COUNT * ROW];

  private Prices() {
    for (int pile = 0; pile < Piles.COUNT; pile++) {
      put(pile, USUAL);
      prices[pile * ROW] = Setting.DUCATS + 1; // an empty pile: nobody ever has so much
    }
  }

  /// What the top card of a pile costs when it has so many cards.
  int of(int pile, int cards) {
    return prices[pile * ROW + cards];
  }

  /// Reads `Thief 1/1/2, Trader 2/3/4`; piles not named cost 1, 2 and 3.
  static Prices read(String text) {
    var prices = new Prices();
    for (var part : text.split(",", -1)) {
      if (part.isBlank()) continue;
      var words = part.strip().split("\\s+", -1);
      if (words.length != 2) throw wrong(part.strip());
      prices.put(pile(words[0]), words[1]);
    }
    return prices;
  }

  private static int pile(String name) {
    for (var influence : Piles.ALL) {
      if (influence.name().equalsIgnoreCase(Aliases.usual(name))) return influence.pile();
    }
    var known = String.join(", ", Piles.ALL.stream().map(Influence::name).toList());
    throw new Refused("prices", Refusal.of("no-such-pile").and("name", name).and("known", known));
  }

  private void put(int pile, String text) {
    if (!text.matches("\\d{1,2}/\\d{1,2}/\\d{1,2}")) throw wrong(text);
    int[] rising = Arrays.stream(text.split("/", -1)).mapToInt(Integer::parseInt).toArray();
    for (int i = 0; i < Piles.CARDS; i++) {
      if (rising[i] > Setting.DUCATS || (i > 0 && rising[i] < rising[i - 1])) throw wrong(text);
      prices[pile * ROW + Piles.CARDS - i] = rising[i];
    }
  }

  private static Refused wrong(String text) {
    return new Refused(
        "prices", Refusal.of("prices-form").and("value", text).and("most", Setting.DUCATS));
  }
}
