package ridotto.masquerade;

import ridotto.masquerade.card.Cards;

/// The cards somebody has still to draw, one after the other.
final class Draws {
  private int drawer;
  private int left;
  private boolean up; // they must be played face up

  void clear() {
    drawer = left = 0;
    up = false;
  }

  void copyFrom(Draws from) {
    drawer = from.drawer;
    left = from.left;
    up = from.up;
  }

  void begin(int seat, int cards, boolean faceUp) {
    drawer = seat;
    left = cards;
    up = faceUp;
  }

  /// Whether a card is to be drawn; from an empty deck nothing is (K20).
  boolean any(Battlefield field) {
    if (left > 0 && field.stock() == Cards.NONE) left = 0;
    return left > 0;
  }

  void drawn(Battlefield field, int card) {
    left--;
    field.layout.takeFromDeck(card);
    Passage.arrive(field, card, drawer, up);
  }
}
