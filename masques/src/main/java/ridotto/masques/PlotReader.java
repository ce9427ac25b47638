package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ridotto.kernel.Facts;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;

/// Reads where the cards lie in a stated position, and finds a place for those not stated.
final class PlotReader {
  private final Setting setting;
  private final Facts facts;
  private int left; // plot cards not placed yet
  int struck;
  final List<Integer> gaps;
  final List<Integer> hands;
  final List<Integer> packets;
  final int stock;
  final int spent;
  final int discarded;

  PlotReader(Setting setting, Facts facts, int dance) {
    this.setting = setting;
    this.facts = facts;
    left = setting.plots();
    gaps = gaps();
    hands = bySeat("hands");
    packets = bySeat("packets");
    checkSizes();
    int aside = cards("aside", facts.values("aside"));
    spent = cards("spent", facts.values("spent"));
    int unseen = cards("discarded", facts.values("discarded"));
    boolean keep = begins() || (setting.paired() && dance % 2 == 1);
    stock = aside | (keep ? left : 0);
    discarded = unseen | (keep ? 0 : left);
    if (begins() && Seats.count(stock) < setting.players() * Setting.HAND) {
      throw Facts.wrong("aside", Refusal.of("too-few-plots").and("n", Seats.count(stock)));
    }
  }

  /// Nobody has a card and none lies in a gap: a dance begins.
  boolean begins() {
    return count(hands) + count(packets) == 0 && emptyGaps() == setting.arcades();
  }

  boolean isDraft() {
    return count(packets) > 0;
  }

  private List<Integer> gaps() {
    if (!facts.has("gaps")) return same(setting.arcades(), Ring.NOTHING);
    var gaps = new ArrayList<Integer>();
    for (var value : facts.list("gaps", setting.arcades())) gaps.add(gap(value, gaps.size()));
    return List.copyOf(gaps);
  }

  private int gap(String value, int gap) {
    var parts = Aliases.parts(value);
    if (parts.isEmpty()) return Ring.NOTHING;
    boolean down = parts.size() == 2 && parts.get(1).equalsIgnoreCase("down");
    if (parts.size() == 1 || down) {
      for (var influence : Piles.ALL) {
        if (!down && influence.name().equalsIgnoreCase(parts.getFirst())) {
          return Ring.INFLUENCE + influence.pile();
        }
      }
      if (down) struck |= Seats.only(gap);
      return Seats.first(card("gaps", parts.getFirst()));
    }
    throw Facts.wrong("gaps", Refusal.of("no-such-card").and("name", value));
  }

  private List<Integer> bySeat(String fact) {
    if (!facts.has(fact)) return same(setting.players(), Seats.NONE);
    return facts.list(fact, setting.players()).stream()
        .map(value -> cards(fact, Aliases.parts(value)))
        .toList();
  }

  private int cards(String fact, List<String> names) {
    int cards = 0;
    for (var name : names) {
      if (!Aliases.usual(name).equalsIgnoreCase("none")) cards |= card(fact, name);
    }
    return cards;
  }

  /// Takes one of the cards on which this is printed.
  private int card(String fact, String name) {
    for (var plot : setting.values().all()) {
      if (!plot.name().equalsIgnoreCase(name)) continue;
      int card = Integer.lowestOneBit(left & Plot.cards(plot.number()));
      if (card == 0) throw Facts.wrong(fact, Refusal.of("plot-too-often").and("plot", plot));
      left ^= card;
      return card;
    }
    throw Facts.wrong(fact, Refusal.of("no-such-card").and("name", name));
  }

  private void checkSizes() {
    if (begins()) return;
    if (isDraft()) checkDraft();
    else checkTurn();
  }

  /// All packets have as many cards, and everybody has kept the rest of four (Q6).
  private void checkDraft() {
    int size = Seats.count(packets.getFirst());
    boolean good = size >= 2 && size <= Setting.HAND && emptyGaps() == setting.arcades();
    for (int seat = 0; seat < setting.players(); seat++) {
      good &= Seats.count(packets.get(seat)) == size;
      good &= Seats.count(hands.get(seat)) == Setting.HAND - size;
    }
    if (!good) throw Facts.wrong("packets", Refusal.of("draft-sizes").and("clause", "Q6"));
  }

  /// There are always enough cards in hands to fill the gaps, and a gap to fill (Q7).
  private void checkTurn() {
    for (int hand : hands) {
      if (Seats.count(hand) <= Setting.HAND) continue;
      throw Facts.wrong("hands", Refusal.of("hand-size").and("n", Seats.count(hand)));
    }
    int empty = emptyGaps();
    int plots = setting.arcades() - empty - influences() + count(hands);
    if (empty > 0 && empty <= count(hands) && plots <= setting.arcades()) return;
    throw Facts.wrong(
        "gaps", Refusal.of("gaps-and-hands").and("gaps", empty).and("cards", count(hands)));
  }

  private int influences() {
    return IntStream.range(0, Piles.COUNT).map(this::placed).sum();
  }

  /// How many cards of a pile lie in gaps.
  int placed(int pile) {
    return (int) gaps.stream().filter(card -> card == Ring.INFLUENCE + pile).count();
  }

  private int emptyGaps() {
    return (int) gaps.stream().filter(card -> card == Ring.NOTHING).count();
  }

  private static int count(List<Integer> sets) {
    return sets.stream().mapToInt(Seats::count).sum();
  }

  private static List<Integer> same(int size, int value) {
    return java.util.Collections.nCopies(size, value);
  }
}
