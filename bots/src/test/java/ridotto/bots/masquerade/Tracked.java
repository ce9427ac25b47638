package ridotto.bots.masquerade;

import ridotto.kernel.Event;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeEvent.Gathered;
import ridotto.masquerade.MasqueradeEvent.Revealed;
import ridotto.masquerade.MasqueradeEvent.Shuffled;
import ridotto.masquerade.MasqueradeEvent.TurnedUp;
import ridotto.masquerade.card.Cards;

/// The hidden cards a player cannot have lost track of: seen before they were hidden, and not
/// shuffled since. A referee who sees the truth keeps count.
final class Tracked {
  private final Battlefield truth;
  private final int player;
  private long seen;
  private long cards;

  Tracked(Battlefield truth, int player) {
    this.truth = truth;
    this.player = player;
  }

  void look() {
    seen = truth.seenBy(player);
  }

  void hear(Event event) {
    switch (event) {
      case Gathered _ -> cards = seen = Cards.NONE;
      case Shuffled(var seat, var staying) -> {
        long mixed = truth.line(seat.index()).cards();
        for (var place : staying) mixed &= ~Cards.only(truth.at(place));
        cards &= ~mixed;
      }
      case Revealed(_, var card) -> seen |= Cards.only(card.number());
      case TurnedUp(_, var card) -> seen |= Cards.only(card.number());
      default -> {}
    }
  }

  void follow() {
    cards |= seen;
    cards &= truth.inPlay();
  }

  /// Those of them that lie hidden now.
  long hidden() {
    return cards & truth.inPlay() & ~truth.seenBy(player);
  }
}
