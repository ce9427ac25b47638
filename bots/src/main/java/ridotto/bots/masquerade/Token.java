package ridotto.bots.masquerade;

import ridotto.masquerade.card.Cards;

/// A hidden card: one that was seen before it was hidden, or one of which only is known who it may
/// be. `age` says how many cards had been shuffled into the deck when it left the deck.
record Token(int card, long allowed, int age) {
  static final long ANY = -1L;
  private static final int UNKNOWN = -1;

  static Token known(int card) {
    return new Token(card, Cards.only(card), 0);
  }

  static Token unknown(long allowed, int age) {
    return new Token(UNKNOWN, allowed, age);
  }

  boolean isKnown() {
    return card != UNKNOWN;
  }

  /// The same if it is one of these, which it may be.
  Token among(long cards) {
    return isKnown() ? this : new Token(UNKNOWN, allowed & cards, age);
  }
}
