package ridotto.bots.masquerade;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ridotto.kernel.Dice;
import ridotto.masquerade.card.Cards;

/// Every way a few cards can lie in a few places, counted one by one, while cards are drawn,
/// hidden, shuffled and shown at random.
final class EveryWay {
  private static final int CARDS = 7;

  private final Dice dice;
  private Map<Map<Integer, Integer>, Double> ways = new HashMap<>(); // place to card
  private long open; // cards the player sees
  private long known; // cards the player saw before they were hidden
  private long places;

  EveryWay(Dice dice) {
    this.dice = dice;
    ways.put(Map.of(), 1.0);
  }

  /// The cards of which is only known that they lie in a place or in the deck.
  long unseen() {
    return (1L << CARDS) - 1 & ~open & ~known;
  }

  /// Something happens, here and in what is remembered.
  void step(Hidden hidden) {
    int what = dice.nextInt(5);
    if (what == 0 && open != Cards.NONE) hide(hidden);
    else if (what <= 2 && Cards.count(places) < 5 && Cards.count(unseen()) > 1) draw(hidden);
    else if (what == 3 && Cards.count(places) > 1) shuffle(hidden);
    else if (places != Cards.NONE) show(hidden);
  }

  private int newPlace() {
    int place = Cards.first(~places);
    places |= Cards.only(place);
    return place;
  }

  private void hide(Hidden hidden) {
    int card = Cards.first(open);
    int place = newPlace();
    open &= ~Cards.only(card);
    known |= Cards.only(card);
    hidden.add(place, Token.known(card));
    each((way, weight, into) -> put(into, with(way, place, card), weight));
  }

  private void draw(Hidden hidden) {
    int place = newPlace();
    hidden.add(place, Token.unknown(Token.ANY, 0));
    each(
        (way, weight, into) -> {
          for (int card = 0; card < CARDS; card++) {
            boolean inDeck = !Cards.has(open, card) && !way.containsValue(card);
            if (inDeck) put(into, with(way, place, card), weight);
          }
        });
  }

  private void shuffle(Hidden hidden) {
    long mixed = places & dice.nextLong();
    var where = new ArrayList<Integer>();
    for (long left = mixed; left != Cards.NONE; left = Cards.afterFirst(left)) {
      where.add(Cards.first(left));
    }
    hidden.mix(mixed);
    each((way, weight, into) -> permute(way, where, 0, weight, into));
  }

  private static void permute(
      Map<Integer, Integer> way,
      List<Integer> where,
      int from,
      double weight,
      Map<Map<Integer, Integer>, Double> into) {
    if (from >= where.size()) put(into, way, weight);
    for (int i = from; i < where.size(); i++) {
      var swapped = new TreeMap<>(way);
      swapped.put(where.get(from), card(way, where.get(i)));
      swapped.put(where.get(i), card(way, where.get(from)));
      permute(swapped, where, from + 1, weight, into);
    }
  }

  private static int card(Map<Integer, Integer> way, int place) {
    return way.getOrDefault(place, -1);
  }

  private void show(Hidden hidden) {
    int skip = dice.nextInt(Cards.count(places));
    long left = places;
    while (skip-- > 0) left = Cards.afterFirst(left);
    int place = Cards.first(left);
    var truths = List.copyOf(ways.keySet());
    int shown = card(truths.get(dice.nextInt(truths.size())), place);
    hidden.reveal(place, shown, unseen());
    places &= ~Cards.only(place);
    known &= ~Cards.only(shown);
    open |= Cards.only(shown);
    each(
        (way, weight, into) -> {
          if (card(way, place) != shown) return;
          var rest = new TreeMap<>(way);
          rest.remove(place);
          put(into, rest, weight);
        });
  }

  Map<String, Double> marginals() {
    var marginals = new HashMap<String, Double>();
    ways.forEach(
        (way, weight) ->
            way.forEach((place, card) -> marginals.merge(card + "@" + place, weight, Double::sum)));
    return marginals;
  }

  private interface Change {
    void of(Map<Integer, Integer> way, double weight, Map<Map<Integer, Integer>, Double> into);
  }

  private void each(Change change) {
    var into = new HashMap<Map<Integer, Integer>, Double>();
    ways.forEach((way, weight) -> change.of(way, weight, into));
    double sum = into.values().stream().mapToDouble(weight -> weight).sum();
    into.replaceAll((_, weight) -> weight / sum);
    ways = into;
  }

  private static Map<Integer, Integer> with(Map<Integer, Integer> way, int place, int card) {
    var more = new TreeMap<>(way);
    more.put(place, card);
    return more;
  }

  private static void put(
      Map<Map<Integer, Integer>, Double> into, Map<Integer, Integer> way, double weight) {
    into.merge(way, weight, Double::sum);
  }
}
