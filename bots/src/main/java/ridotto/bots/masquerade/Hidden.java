package ridotto.bots.masquerade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import ridotto.kernel.Dice;
import ridotto.masquerade.card.Cards;

/// What may lie in the places one cannot see: hypotheses, each of them bags of cards and how likely
/// it is.
///
/// Nearly always there is one hypothesis. More come up when somebody shuffles some places of a bag
/// together with others. It is exact as long as there are few; of very many some are dropped by
/// chance.
final class Hidden {
  private static final int MOST = 256;

  private final Dice dice = new Dice(0);
  private Map<List<Bag>, Double> hypotheses = new LinkedHashMap<>();

  Hidden() {
    clear();
  }

  void clear() {
    hypotheses.clear();
    hypotheses.put(List.of(), 1.0);
  }

  void add(int place, Token token) {
    each(
        (bags, weight, into) -> {
          var more = new ArrayList<>(bags);
          more.add(Bag.of(place, token));
          into.merge(List.copyOf(more), weight, Double::sum);
        });
  }

  /// These places are shuffled.
  void mix(long places) {
    each(
        (bags, weight, into) ->
            part(
                bags,
                places,
                weight,
                (in, out, chance) -> {
                  in.stream().reduce(Bag::with).ifPresent(out::add);
                  into.merge(List.copyOf(out), chance, Double::sum);
                }));
  }

  /// In these places lie only some of the cards it could have been, of those that are unseen.
  void restrict(long places, long cards, long unseen) {
    for (long left = places; left != Cards.NONE; left = Cards.afterFirst(left)) {
      restrictOne(Cards.only(Cards.first(left)), cards, unseen, false);
    }
  }

  /// All see what lies in this place, and it is no secret any more.
  void reveal(int place, int card, long unseen) {
    restrictOne(Cards.only(place), Cards.only(card), unseen, true);
  }

  private void restrictOne(long place, long cards, long unseen, boolean leaves) {
    var before = hypotheses;
    each(
        (bags, weight, into) ->
            part(
                bags,
                place,
                weight,
                (in, out, chance) -> {
                  if (in.isEmpty()) return;
                  var token = in.getFirst().tokens().getFirst();
                  double fits = fits(token, cards, unseen);
                  if (fits == 0) return;
                  if (!leaves) out.add(new Bag(place, List.of(token.among(cards))));
                  into.merge(List.copyOf(out), chance * fits, Double::sum);
                }));
    if (hypotheses.isEmpty()) forgetWhere(before, leaves ? place : Cards.NONE);
  }

  private static double fits(Token token, long cards, long unseen) {
    long could = token.allowed() & (token.isKnown() ? Token.ANY : unseen);
    return could == Cards.NONE ? 0 : (double) Cards.count(could & cards) / Cards.count(could);
  }

  /// What was seen fits nothing that is remembered: all that is left is that there are cards.
  private void forgetWhere(Map<List<Bag>, Double> before, long gone) {
    long places = Cards.NONE;
    for (var bag : before.keySet().iterator().next()) places |= bag.places();
    clear();
    for (long left = places & ~gone; left != Cards.NONE; left = Cards.afterFirst(left)) {
      add(Cards.first(left), Token.unknown(Token.ANY, Integer.MAX_VALUE));
    }
  }

  /// A place is empty or open: what lay there is known otherwise.
  void remove(int place) {
    each(
        (bags, weight, into) ->
            part(
                bags,
                Cards.only(place),
                weight,
                (_, out, chance) -> into.merge(List.copyOf(out), chance, Double::sum)));
  }

  /// Takes everything out of its place: all tokens there are.
  List<Token> gather() {
    var tokens = new ArrayList<Token>();
    for (var bag : hypotheses.keySet().iterator().next()) tokens.addAll(bag.tokens());
    clear();
    return tokens;
  }

  void put(Bag bag) {
    each((_, weight, into) -> into.merge(List.of(bag), weight, Double::sum));
  }

  /// Every token becomes another.
  void replace(UnaryOperator<Token> change) {
    each(
        (bags, weight, into) -> {
          var changed = new ArrayList<Bag>();
          for (var bag : bags) {
            changed.add(new Bag(bag.places(), bag.tokens().stream().map(change).toList()));
          }
          into.merge(List.copyOf(changed), weight, Double::sum);
        });
  }

  /// The cards that are known to lie in some of the places.
  long known() {
    long known = Cards.NONE;
    for (var bag : hypotheses.keySet().iterator().next()) {
      for (var token : bag.tokens()) {
        if (token.isKnown()) known |= Cards.only(token.card());
      }
    }
    return known;
  }

  Map<List<Bag>, Double> hypotheses() {
    return hypotheses;
  }

  List<Bag> draw(RandomGenerator random) {
    double left = hypotheses.size() == 1 ? 0 : random.nextDouble();
    List<Bag> last = List.of();
    for (var hypothesis : hypotheses.entrySet()) {
      last = hypothesis.getKey();
      left -= hypothesis.getValue();
      if (left < 0) break;
    }
    return last;
  }

  private interface Change {
    void of(List<Bag> bags, double weight, Map<List<Bag>, Double> into);
  }

  private void each(Change change) {
    var into = new LinkedHashMap<List<Bag>, Double>();
    hypotheses.forEach((bags, weight) -> change.of(bags, weight, into));
    hypotheses = into.size() > MOST ? thinned(into) : normal(into);
  }

  private static Map<List<Bag>, Double> normal(Map<List<Bag>, Double> weights) {
    double sum = weights.values().stream().mapToDouble(weight -> weight).sum();
    weights.replaceAll((_, weight) -> weight / sum);
    return weights;
  }

  /// Stratified: as many equal parts of all there is as may stay, and of each part one.
  private Map<List<Bag>, Double> thinned(Map<List<Bag>, Double> many) {
    var few = new LinkedHashMap<List<Bag>, Double>();
    double part = many.values().stream().mapToDouble(weight -> weight).sum() / MOST;
    double passed = 0;
    double next = dice.nextDouble() * part;
    int taken = 0;
    for (var hypothesis : many.entrySet()) {
      passed += hypothesis.getValue();
      while (taken < MOST && next < passed) {
        few.merge(hypothesis.getKey(), 1.0 / MOST, Double::sum);
        next = (++taken + dice.nextDouble()) * part;
      }
    }
    return normal(few);
  }

  private interface Ways {
    void each(List<Bag> in, List<Bag> out, double weight);
  }

  /// Parts all bags at these places, in every possible way.
  private static void part(List<Bag> bags, long places, double weight, Ways ways) {
    part(bags, 0, places, List.of(), List.of(), weight, ways);
  }

  private static void part(
      List<Bag> bags,
      int from,
      long places,
      List<Bag> in,
      List<Bag> out,
      double weight,
      Ways ways) {
    if (from == bags.size()) {
      ways.each(in, new ArrayList<>(out), weight);
      return;
    }
    var bag = bags.get(from);
    long inside = bag.places() & places;
    if (inside == Cards.NONE) {
      part(bags, from + 1, places, in, and(out, bag), weight, ways);
    } else if (inside == bag.places()) {
      part(bags, from + 1, places, and(in, bag), out, weight, ways);
    } else {
      for (var parted : bag.part(places)) {
        var more = and(in, parted.in());
        var rest = and(out, parted.out());
        part(bags, from + 1, places, more, rest, weight * parted.chance(), ways);
      }
    }
  }

  private static List<Bag> and(List<Bag> bags, Bag one) {
    var more = new ArrayList<>(bags);
    more.add(one);
    return more;
  }
}
