package ridotto.bots.masquerade;

import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.card.Cards;

/// Draws a card for every hidden place, and gives the cards of a table their names by it. What is
/// left lies in the deck.
final class Scatter {
  private final Memory memory;
  private final int[] cardAt; // by place: the card's name on the player's own table
  private final int[] names;
  private final Token[] open = new Token[Long.SIZE]; // tokens to be drawn, and their places
  private final int[] openAt = new int[Long.SIZE];
  private int opens;
  private long unseen;
  private long hideable; // Lady Beatrice is never hidden in a line
  private long invisible;

  Scatter(Memory memory, int cards) {
    this.memory = memory;
    cardAt = new int[Long.SIZE];
    names = new int[cards];
  }

  void look(Battlefield table) {
    unseen = memory.unseen(table);
    hideable = unseen & ~table.deck().neverDown();
    invisible = Cards.NONE;
    for (int card = 0; card < names.length; card++) {
      int place = memory.placeOf(card);
      if (place < 0) continue;
      cardAt[place] = card;
      invisible |= Cards.only(card);
    }
  }

  /// False if the cards drawn first left none for the rest.
  boolean over(Battlefield table, RandomGenerator random) {
    for (int card = 0; card < names.length; card++) names[card] = card;
    opens = 0;
    for (var bag : memory.hidden().draw(random)) open(bag, random);
    long left = fill(random);
    if (left < 0) return false;
    rest(left);
    table.rename(names);
    return true;
  }

  private void open(Bag bag, RandomGenerator random) {
    long free = bag.places();
    List<Token> tokens = bag.tokens();
    for (int i = tokens.size(); i > 0; i--) {
      int skip = i == 1 ? 0 : random.nextInt(i);
      long place = free;
      while (skip-- > 0) place = Cards.afterFirst(place);
      int at = Cards.first(place);
      free &= ~Cards.only(at);
      var token = tokens.get(i - 1);
      if (token.isKnown()) {
        names[cardAt[at]] = token.card();
      } else {
        open[opens] = token;
        openAt[opens++] = at;
      }
    }
  }

  /// The tokens that may be fewest cards draw first. Gives the cards left, or below 0.
  private long fill(RandomGenerator random) {
    long left = unseen;
    for (int i = 0; i < opens; i++) {
      int next = i;
      for (int j = i + 1; j < opens; j++) {
        if (Cards.count(may(open[j])) < Cards.count(may(open[next]))) next = j;
      }
      var token = open[next];
      int at = openAt[next];
      open[next] = open[i];
      openAt[next] = openAt[i];
      long may = may(token) & left;
      if (may == Cards.NONE) return -1;
      for (int skip = random.nextInt(Cards.count(may)); skip > 0; skip--) {
        may = Cards.afterFirst(may);
      }
      names[cardAt[at]] = Cards.first(may);
      left &= ~Cards.only(Cards.first(may));
    }
    return left;
  }

  private long may(Token token) {
    return token.allowed() & hideable & ~memory.later(token.age());
  }

  /// The cards in the deck get the names that are left.
  private void rest(long left) {
    long rest = left;
    long deck = invisibleElsewhere();
    for (; deck != Cards.NONE; deck = Cards.afterFirst(deck)) {
      names[Cards.first(deck)] = Cards.first(rest);
      rest = Cards.afterFirst(rest);
    }
  }

  private long invisibleElsewhere() {
    long all = unseen | memory.hidden().known();
    return all & ~invisible;
  }
}
