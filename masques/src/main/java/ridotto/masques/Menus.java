package ridotto.masques;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Lexicon;
import ridotto.kernel.Moves;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masques.MasquesMove.*;

/// Every saying of one game, and what may be said now.
///
/// Sayings of one kind have ids in a row, so that a list is made by counting.
public final class Menus {
  private final Lexicon<MasquesMove> lexicon = new Lexicon<>();
  private final int players;
  private final int size;
  private final int gives;
  private final int draws;
  private final int deals;
  private final int picks;
  private final int plays; // by plot and gap
  private final int buys; // by pile and gap
  private final int strikes;
  private final int names; // by plot and gap
  private final int escorts; // by gap and gap
  private final int hides;
  private final int pass;
  private final int decline;
  private final int[] ferries; // by gap and gap, in either order
  private final int[] trades; // by arcade and arcade, in either order
  private final int begins;
  private final int[] dealt; // by card
  private final int[] picked; // by card

  Menus(Setting setting) {
    size = setting.arcades();
    var values = setting.values();
    int plots = setting.players() == 3 ? Plot.COUNT - 3 : Plot.COUNT;
    players = setting.players();
    begins = row(players, seat -> new Begin(Seat.of(seat)));
    gives = row(Family.HELD, family -> new Give(Family.of(family)));
    draws = row(Faction.COUNT, faction -> new Draw(Faction.of(faction)));
    deals = row(plots, plot -> new Deal(values.plot(plot)));
    picks = row(plots, plot -> new Pick(values.plot(plot)));
    plays = row(plots * size, i -> new Play(values.plot(i / size), i % size));
    buys = row(Piles.COUNT * size, i -> new Buy(Piles.of(i / size), i % size));
    pass = lexicon.add(new Pass());
    strikes = row(size, Strike::new);
    names = row(plots * size, i -> new Name(values.plot(i / size), i % size));
    escorts = row(size * size, i -> new Escort(i / size, i % size));
    hides = row(size, Hide::new);
    ferries = pairs((one, other) -> lexicon.add(new Ferry(one, other)));
    trades = pairs((one, other) -> lexicon.add(new Trade(one, other)));
    decline = lexicon.add(new Decline());
    dealt = IntStream.range(0, Plot.CARDS).map(card -> deals + Plot.on(card)).toArray();
    picked = IntStream.range(0, Plot.CARDS).map(card -> picks + Plot.on(card)).toArray();
  }

  /// Also what is never legal, so that it can be refused with a reason.
  private int row(int count, IntFunction<MasquesMove> say) {
    int first = lexicon.add(say.apply(0));
    for (int i = 1; i < count; i++) lexicon.add(say.apply(i));
    return first;
  }

  private interface Pair {
    int id(int one, int other);
  }

  private int[] pairs(Pair pair) {
    int[] ids = new int[size * size];
    for (int one = 0; one < size; one++) {
      for (int other = one + 1; other < size; other++) {
        ids[one * size + other] = ids[other * size + one] = pair.id(one, other);
      }
    }
    return ids;
  }

  Lexicon<MasquesMove> lexicon() {
    return lexicon;
  }

  public int strike(int gap) {
    return strikes + gap;
  }

  public int name(int card, int gap) {
    return names + Plot.on(card) * size + gap;
  }

  public int ferry(int one, int other) {
    return ferries[one * size + other];
  }

  public int escort(int from, int to) {
    return escorts + from * size + to;
  }

  public int hide(int arcade) {
    return hides + arcade;
  }

  public int trade(int one, int other) {
    return trades[one * size + other];
  }

  /// The first four families, as far as nobody holds them.
  void families(Palace palace, Moves into) {
    for (int family = 0; family < Family.HELD; family++) {
      if (palace.holder(family) == Palace.NOBODY) into.add(gives + family);
    }
  }

  void begins(Moves into) {
    into.addRow(begins, Seats.all(players));
  }

  /// Every seal in the bag is as likely as any other.
  void bag(Palace palace, Moves into) {
    for (int faction = 0; faction < Faction.COUNT; faction++) {
      into.addTimes(draws + faction, palace.inBag(faction));
    }
  }

  /// Every card not dealt is as likely as any other.
  void stock(Palace palace, Moves into) {
    into.addEach(dealt, palace.hands().stock());
  }

  void packet(Palace palace, int seat, Moves into) {
    into.addEach(picked, Plot.once(palace.hands().packet(seat)));
  }

  /// A card of one's hand or the top of a pile one can pay, into any empty gap (Q7).
  void turn(Palace palace, int seat, Moves into) {
    int empty = palace.ring().empty();
    int hand = palace.hands().hand(seat);
    for (int left = Plot.once(hand); left != Seats.NONE; left = Seats.afterFirst(left)) {
      into.addRow(plays + Plot.on(Seats.first(left)) * size, empty);
    }
    for (int left = palace.affordable(seat); left != Seats.NONE; left = Seats.afterFirst(left)) {
      into.addRow(buys + Seats.first(left) * size, empty);
    }
    if (hand == Seats.NONE) into.add(pass);
  }

  void effect(Palace palace, Moves into) {
    palace.influence().targets(palace, palace.boughtInto(), into);
    into.add(decline);
  }
}
