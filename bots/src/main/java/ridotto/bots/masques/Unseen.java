package ridotto.bots.masques;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.kernel.Seats;
import ridotto.masques.Plot;

/// Where the plot cards may be that a player cannot see, in one dance or a pair of them.
///
/// A packet that was passed on is known card by card, but not who kept which: it is a [Pool]. All
/// that was never seen is one more. A card that shows up leaves its pool, so what is left of it is
/// still as likely one way as another. Only the two Foscari 3 can leave a doubt from which pool one
/// came; such a card stays in its pool and is `owed`, and worlds that do not pay are not laid.
final class Unseen {
  private final int seats;
  private final int places;
  private final Pool never; // seen
  private final List<Pool> pools = new ArrayList<>();
  private final int[] owed; // twins played, by seat
  private int twins; // the cards that look alike
  private int without; // seats that have no twin left
  private final int[] hands;
  private final int[] packets;
  private final int[] laid;

  Unseen(int seats, int cards) {
    this.seats = seats;
    places = 2 * seats + 2;
    never = new Pool(cards, places);
    never.add(stock(), Seats.count(cards));
    pools.add(never);
    owed = new int[seats];
    hands = new int[seats];
    packets = new int[seats];
    laid = new int[places];
    for (int card = cards; card != Seats.NONE; card = Seats.afterFirst(card)) {
      int alike = Plot.cards(Plot.on(Seats.first(card))) & cards;
      if (Seats.count(alike) > 1) twins = alike;
    }
  }

  private int packet(int seat) {
    return seats + seat;
  }

  private int stock() {
    return 2 * seats;
  }

  private int discard() {
    return 2 * seats + 1;
  }

  /// A card was dealt to the player who remembers.
  int deal(int plot) {
    return never.take(stock(), Plot.cards(plot));
  }

  /// Others got their cards.
  void dealTo(int seat, int n) {
    never.move(stock(), packet(seat), n);
  }

  /// Somebody kept one card of a packet.
  void choose(int seat) {
    for (var pool : pools) {
      if (pool.room(packet(seat)) > 0) {
        pool.move(packet(seat), seat, 1);
        return;
      }
    }
  }

  /// All packets go to the left.
  void pass() {
    for (var pool : pools) pool.rotate(packet(0), packet(seats - 1));
  }

  /// The player's own packet is with this seat now; or the player has forgotten what was in it.
  void give(int cards, int to, boolean forgotten) {
    var pool = new Pool(cards, places);
    pool.add(packet(to), Seats.count(cards));
    if (forgotten) never.absorb(pool);
    else pools.add(pool);
  }

  int receive(int seat, int plot) {
    return find(packet(seat), Plot.cards(plot)).take(packet(seat), Plot.cards(plot));
  }

  /// The last card of a packet is kept.
  void takePackets() {
    for (var pool : pools) {
      for (int seat = 0; seat < seats; seat++) {
        pool.move(packet(seat), seat, pool.room(packet(seat)));
      }
    }
  }

  /// Somebody else played this.
  void show(int seat, int plot) {
    int wanted = Plot.cards(plot);
    boolean twin = (wanted & twins) != Seats.NONE;
    if (twin && isInDoubt(seat, wanted)) owed[seat]++;
    else find(seat, wanted).take(seat, wanted);
  }

  /// Whether it may have come from one pool or another. A card this seat has for certain is the one
  /// that was played: nobody can tell the difference.
  private boolean isInDoubt(int seat, int wanted) {
    int from = 0;
    for (int i = 0; i < pools.size(); i++) {
      if (!pools.get(i).has(seat, wanted)) continue;
      if (pools.get(i).isCertain(seat, wanted)) {
        Collections.swap(pools, 0, i);
        return false;
      }
      from++;
    }
    return from > 1 || isOwed();
  }

  private boolean isOwed() {
    for (int n : owed) {
      if (n > 0) return true;
    }
    return false;
  }

  private Pool find(int place, int wanted) {
    for (var pool : pools) {
      if (pool.has(place, wanted)) return pool;
    }
    throw new IllegalStateException("a card out of nowhere");
  }

  /// The Courtesan went past this seat: it does not have the card (Q9).
  void lacks(int seat, int plot) {
    if ((Plot.cards(plot) & twins) != Seats.NONE) without |= Seats.only(seat);
  }

  void discard(int seat) {
    for (var pool : pools) pool.move(seat, discard(), pool.room(seat));
  }

  /// The player's own cards were put away.
  void putAway(int cards) {
    var pool = new Pool(cards, places);
    pool.add(discard(), Seats.count(cards));
    pools.add(pool);
  }

  /// Draws a place for every card. `out` says whether one of two twins lies open.
  void scatter(boolean out, RandomGenerator random) {
    do {
      Arrays.fill(laid, Seats.NONE);
      for (var pool : pools) pool.scatter(laid, random);
    } while (!pays());
    for (int place = 0; place < places; place++) laid[place] = renamed(laid[place], out);
    System.arraycopy(laid, 0, hands, 0, seats);
    System.arraycopy(laid, seats, packets, 0, seats);
  }

  private boolean pays() {
    for (int seat = 0; seat < seats; seat++) {
      for (int i = owed[seat]; i > 0; i--) {
        if ((laid[seat] & twins) == Seats.NONE) return false;
        laid[seat] ^= Integer.lowestOneBit(laid[seat] & twins);
      }
      if (Seats.has(without, seat) && (laid[seat] & twins) != Seats.NONE) return false;
    }
    return true;
  }

  int[] hands() {
    return hands;
  }

  int[] packets() {
    return packets;
  }

  int stocked() {
    return laid[stock()];
  }

  int discarded() {
    return laid[discard()];
  }

  /// Of two twins the one that lies open is called the first, and the hidden one the second.
  int renamed(int cards, boolean out) {
    int first = Integer.lowestOneBit(twins);
    return out && (cards & first) != Seats.NONE ? cards ^ twins : cards;
  }

  /// Whether these cards have one of the twins, and not both.
  boolean hasOneTwin(int cards) {
    return Seats.count(cards & twins) == 1;
  }
}
