package ridotto.bots.masques;

import java.util.random.RandomGenerator;
import ridotto.kernel.Seats;

/// Plot cards of which is known only that they lie in these places, each as likely as the next.
final class Pool {
  private int cards;
  private final int[] room; // by place: how many of them lie there

  Pool(int cards, int places) {
    this.cards = cards;
    room = new int[places];
  }

  boolean has(int place, int wanted) {
    return room[place] > 0 && (cards & wanted) != Seats.NONE;
  }

  /// Whether one of these must lie there: no other card is left for it, or no other place.
  boolean isCertain(int place, int wanted) {
    return room[place] > 0
        && ((cards & ~wanted) == Seats.NONE || room[place] == Seats.count(cards));
  }

  int room(int place) {
    return room[place];
  }

  void add(int place, int n) {
    room[place] += n;
  }

  /// One or more of the cards went from one place to another: nobody knows which.
  void move(int from, int to, int n) {
    room[from] -= n;
    room[to] += n;
  }

  /// One of these was seen there, and is taken out. Gives the card, as a bit.
  int take(int place, int wanted) {
    int card = Integer.lowestOneBit(cards & wanted);
    cards ^= card;
    room[place]--;
    return card;
  }

  void absorb(Pool other) {
    cards |= other.cards;
    for (int place = 0; place < room.length; place++) room[place] += other.room[place];
  }

  /// The places `first` to `last` change round: each gets what the one before it had.
  void rotate(int first, int last) {
    int end = room[last];
    System.arraycopy(room, first, room, first + 1, last - first);
    room[first] = end;
  }

  /// Puts every card in a place, at random.
  void scatter(int[] into, RandomGenerator random) {
    int left = cards;
    for (int place = 0; place < room.length; place++) {
      for (int i = room[place]; i > 0; i--) {
        int card = draw(left, random);
        left ^= card;
        into[place] |= card;
      }
    }
  }

  private static int draw(int from, RandomGenerator random) {
    int left = from;
    for (int skip = random.nextInt(Seats.count(from)); skip > 0; skip--) {
      left = Seats.afterFirst(left);
    }
    return Integer.lowestOneBit(left);
  }
}
