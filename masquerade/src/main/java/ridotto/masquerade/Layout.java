package ridotto.masquerade;

import java.util.Arrays;
import ridotto.kernel.Seats;
import ridotto.masquerade.card.Cards;

/// Where the cards lie: in a line, in the deck, in the graveyard, or gathered to be dealt again. A
/// card taken from one of them is put down elsewhere by whoever took it (K1).
final class Layout {
  private final BattleLine[] lines;
  private final int[] holder = new int[BattleLine.ROOM]; // by card: whose line, or nobody's
  private long inPlay; // all that is in some line
  private int withCards; // the seats whose line is not empty
  private long stock; // the cards of the deck; chance takes one when it is drawn
  private long graveyard;
  private long pool; // gathered, to be dealt again

  Layout(int seats) {
    lines = new BattleLine[seats];
    for (int seat = 0; seat < seats; seat++) lines[seat] = new BattleLine();
  }

  void clear() {
    for (var line : lines) line.clear();
    Arrays.fill(holder, Battlefield.NOBODY);
    inPlay = stock = graveyard = pool = Cards.NONE;
    withCards = Seats.NONE;
  }

  void copyFrom(Layout from) {
    for (int seat = 0; seat < lines.length; seat++) lines[seat].copyFrom(from.lines[seat]);
    System.arraycopy(from.holder, 0, holder, 0, holder.length);
    inPlay = from.inPlay;
    withCards = from.withCards;
    stock = from.stock;
    graveyard = from.graveyard;
    pool = from.pool;
  }

  void rename(int[] names) {
    for (var line : lines) line.rename(names);
    var old = holder.clone();
    for (int card = 0; card < names.length; card++) holder[names[card]] = old[card];
    inPlay = Cards.renamed(inPlay, names);
    stock = Cards.renamed(stock, names);
    graveyard = Cards.renamed(graveyard, names);
    pool = Cards.renamed(pool, names);
  }

  /// Lays the cards as a record states them.
  void lay(Position position) {
    stock = position.deck();
    graveyard = position.graveyard();
    for (int seat = 0; seat < lines.length; seat++) {
      for (int card : position.lines().get(seat)) join(card, seat);
    }
  }

  BattleLine line(int seat) {
    return lines[seat];
  }

  int holder(int card) {
    return holder[card];
  }

  long inPlay() {
    return inPlay;
  }

  /// The seats that have a card in play.
  int withCards() {
    return withCards;
  }

  long stock() {
    return stock;
  }

  long graveyard() {
    return graveyard;
  }

  long pool() {
    return pool;
  }

  /// All these cards are the deck.
  void stack(long cards) {
    stock = cards;
  }

  void takeFromDeck(int card) {
    stock &= ~Cards.only(card);
  }

  void putIntoDeck(int card) {
    stock |= Cards.only(card);
  }

  void takeFromGraveyard(int card) {
    graveyard &= ~Cards.only(card);
  }

  void putIntoGraveyard(long cards) {
    graveyard |= cards;
  }

  void takeFromPool(int card) {
    pool &= ~Cards.only(card);
  }

  /// Takes all cards out of the lines.
  void gather() {
    pool = inPlay;
    inPlay = Cards.NONE;
    withCards = Seats.NONE;
    for (var line : lines) line.clear();
    for (long left = pool; left != Cards.NONE; left = Cards.afterFirst(left)) {
      holder[Cards.first(left)] = Battlefield.NOBODY;
    }
  }

  /// Puts a card at the end of a line.
  void join(int card, int seat) {
    lines[seat].add(card);
    holder[card] = seat;
    inPlay |= Cards.only(card);
    withCards |= Seats.only(seat);
  }

  void takeFromLine(int card) {
    int seat = holder[card];
    lines[seat].remove(card);
    if (lines[seat].size() == 0) withCards &= ~Seats.only(seat);
    holder[card] = Battlefield.NOBODY;
    inPlay &= ~Cards.only(card);
  }
}
