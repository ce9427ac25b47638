package ridotto.bots.masquerade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import ridotto.masquerade.card.Cards;

/// As many hidden cards as places, any card as likely in any of them. Places are numbered by the
/// one who remembers, and a set of them is bits.
record Bag(long places, List<Token> tokens) {
  private static final Comparator<Token> ORDER =
      Comparator.comparingInt(Token::card)
          .thenComparingLong(Token::allowed)
          .thenComparingInt(Token::age);

  Bag {
    tokens = tokens.stream().sorted(ORDER).toList();
  }

  static Bag of(int place, Token token) {
    return new Bag(Cards.only(place), List.of(token));
  }

  int size() {
    return tokens.size();
  }

  Bag with(Bag other) {
    var all = new ArrayList<>(tokens);
    all.addAll(other.tokens);
    return new Bag(places | other.places, all);
  }

  /// A way to part a bag in two, and how likely it is.
  record Parted(Bag in, Bag out, double chance) {}

  /// All ways in which the tokens may lie in these of its places, and in the others.
  List<Parted> part(long inside) {
    var ways = new ArrayList<Parted>();
    int room = Cards.count(places & inside);
    choose(inside, 0, room, new ArrayList<>(), new ArrayList<>(), 1 / choices(size(), room), ways);
    return ways;
  }

  private void choose(
      long inside,
      int from,
      int room,
      List<Token> in,
      List<Token> out,
      double chance,
      List<Parted> ways) {
    if (from == size()) {
      if (room > 0) return;
      var first = new Bag(places & inside, in);
      ways.add(new Parted(first, new Bag(places & ~inside, out), chance));
      return;
    }
    var token = tokens.get(from);
    int alike = 1;
    while (from + alike < size() && tokens.get(from + alike).equals(token)) alike++;
    for (int n = 0; n <= Math.min(alike, room); n++) {
      var more = new ArrayList<>(in);
      var rest = new ArrayList<>(out);
      for (int i = 0; i < alike; i++) (i < n ? more : rest).add(token);
      double either = chance * choices(alike, n);
      choose(inside, from + alike, room - n, more, rest, either, ways);
    }
  }

  /// In how many ways `k` of `n` can be chosen.
  private static double choices(int n, int k) {
    double ways = 1;
    for (int i = 1; i <= k; i++) ways = ways * (n - k + i) / i;
    return ways;
  }
}
