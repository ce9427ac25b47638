package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeEvent.LookedOver;
import ridotto.masquerade.MasqueradeEvent.Shuffled;
import ridotto.masquerade.card.Card;

/// The active player's face-down cards change places (K6). The last place is filled first.
final class Shuffling {
  private int open; // the last place still to be filled, or 0

  void clear() {
    open = 0;
  }

  void copyFrom(Shuffling from) {
    open = from.open;
  }

  int open() {
    return open;
  }

  void begin(Battlefield field) {
    var line = field.line(field.active());
    open = line.before(line.size() + 1, field.faceDown(field.active()));
  }

  /// The card of this place comes to the last place still open. True when all lie.
  boolean fill(Battlefield field, int place) {
    int active = field.active();
    var line = field.line(active);
    line.swap(place, open);
    open = line.before(open, field.faceDown(active));
    if (line.before(open, field.faceDown(active)) > 0) return false;
    open = 0;
    if (!field.listened()) return true;
    field.announce(new Shuffled(Seat.of(active)));
    field.announce(new LookedOver(Player.of(active), cards(field, line)));
    return true;
  }

  private static List<Card> cards(Battlefield field, BattleLine line) {
    var cards = new ArrayList<Card>();
    for (int i = 1; i <= line.size(); i++) cards.add(field.deck().card(line.at(i)));
    return List.copyOf(cards);
  }
}
