package ridotto.mascarade;

import java.util.List;
import java.util.Locale;

/// Which of one's own cards: the only one, or, with two and three players, the one under this hand
/// (M23, M24).
public enum Hand {
  CARD,
  LEFT,
  RIGHT,
  PROTECTED;

  /// The cards in front of a player who has so many.
  static List<Hand> of(int cards) {
    return cards == 1 ? List.of(CARD) : List.of(LEFT, RIGHT, PROTECTED).subList(0, cards);
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
