package ridotto.masques;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seats;

/// Where the plot cards are that do not lie in a gap. Sets of cards are bits. Only the [Palace]
/// changes it.
final class Hands {
  private final int seats;
  private final int[] hands; // what was picked and not played
  private final int[] packets; // what was dealt or passed and not picked
  private int stock; // not dealt; with two players also what the second dance will use
  private int spent; // played in the first dance of a pair, for all to see
  private int discarded; // left in hand at the end of a movement, unseen

  Hands(int seats) {
    this.seats = seats;
    hands = new int[seats];
    packets = new int[seats];
  }

  /// Shuffles these cards and takes all others away.
  void gather(int cards) {
    Arrays.fill(hands, 0);
    Arrays.fill(packets, 0);
    stock = cards;
    spent = discarded = 0;
  }

  void copyFrom(Hands from) {
    System.arraycopy(from.hands, 0, hands, 0, seats);
    System.arraycopy(from.packets, 0, packets, 0, seats);
    stock = from.stock;
    spent = from.spent;
    discarded = from.discarded;
  }

  int hand(int seat) {
    return hands[seat];
  }

  int packet(int seat) {
    return packets[seat];
  }

  int stock() {
    return stock;
  }

  int spent() {
    return spent;
  }

  int discarded() {
    return discarded;
  }

  /// All cards in somebody's hand.
  int held() {
    int held = 0;
    for (int hand : hands) held |= hand;
    return held;
  }

  void deal(int seat, int plot) {
    int card = Integer.lowestOneBit(stock & Plot.cards(plot));
    stock ^= card;
    packets[seat] |= card;
  }

  void pick(int seat, int plot) {
    int card = Integer.lowestOneBit(packets[seat] & Plot.cards(plot));
    packets[seat] ^= card;
    hands[seat] |= card;
  }

  /// Every packet goes to the left.
  void passOn() {
    int last = packets[seats - 1];
    for (int seat = seats - 1; seat > 0; seat--) packets[seat] = packets[seat - 1];
    packets[0] = last;
  }

  void takePackets() {
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] |= packets[seat];
      packets[seat] = 0;
    }
  }

  /// Takes a card out of a hand, and gives its number.
  int play(int seat, int plot) {
    int card = Integer.lowestOneBit(hands[seat] & Plot.cards(plot));
    hands[seat] ^= card;
    return Integer.numberOfTrailingZeros(card);
  }

  void discard(int seat) {
    discarded |= hands[seat];
    hands[seat] = 0;
  }

  void spend(int cards) {
    spent |= cards;
  }

  void state(Position position) {
    Arrays.setAll(hands, position.hands()::get);
    Arrays.setAll(packets, position.packets()::get);
    stock = position.stock();
    spent = position.spent();
    discarded = position.discarded();
  }

  void suppose(int[] inHands, int[] inPackets, int inStock, int putAway) {
    System.arraycopy(inHands, 0, hands, 0, seats);
    System.arraycopy(inPackets, 0, packets, 0, seats);
    stock = inStock;
    discarded = putAway;
  }

  /// Lays the cards that somebody cannot see now in another order; everybody has as many as before.
  void shuffleUnseen(Eyes eyes, RandomGenerator random) {
    if (eyes instanceof Eyes.Open) return;
    int unseen = stock | discarded;
    for (int seat = 0; seat < seats; seat++) {
      if (!eyes.are(seat)) unseen |= hands[seat] | packets[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
      if (eyes.are(seat)) continue;
      hands[seat] = draw(Seats.count(hands[seat]), unseen, random);
      unseen &= ~hands[seat];
      packets[seat] = draw(Seats.count(packets[seat]), unseen, random);
      unseen &= ~packets[seat];
    }
    stock = draw(Seats.count(stock), unseen, random);
    discarded = unseen & ~stock;
  }

  private static int draw(int wanted, int from, RandomGenerator random) {
    int drawn = 0;
    for (int i = 0; i < wanted; i++) {
      int left = from & ~drawn;
      for (int skip = random.nextInt(Seats.count(left)); skip > 0; skip--) {
        left = Seats.afterFirst(left);
      }
      drawn |= Integer.lowestOneBit(left);
    }
    return drawn;
  }
}
