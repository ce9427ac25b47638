package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeEvent.LookedOver;
import ridotto.masquerade.MasqueradeEvent.Shuffled;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;

/// The active player's face-down cards change places, but for those that stay (K6). The last place
/// is filled first.
final class Shuffling {
  static final int FEWEST = 2;

  private int open; // the last place still to be filled, or 0
  private long staying; // places, the first is bit 1

  void clear() {
    open = 0;
    staying = 0;
  }

  void copyFrom(Shuffling from) {
    open = from.open;
    staying = from.staying;
  }

  void leave(int place) {
    staying |= 1L << place;
  }

  boolean stays(int place) {
    return (staying >> place & 1) != 0;
  }

  /// The cards that are, or would be, shuffled.
  long moving(Battlefield field) {
    long cards = field.faceDown(field.active());
    var line = field.line(field.active());
    for (long left = staying; left != 0; left &= left - 1) {
      cards &= ~Cards.only(line.at(Long.numberOfTrailingZeros(left)));
    }
    return cards;
  }

  List<Place> staying(Battlefield field) {
    var places = new ArrayList<Place>();
    for (long left = staying; left != 0; left &= left - 1) {
      places.add(field.menus().place(field.active(), Long.numberOfTrailingZeros(left)));
    }
    return List.copyOf(places);
  }

  int open() {
    return open;
  }

  void begin(Battlefield field) {
    var line = field.line(field.active());
    open = line.before(line.size() + 1, moving(field));
  }

  /// The card of this place comes to the last place still open. True when all lie.
  boolean fill(Battlefield field, int place) {
    int active = field.active();
    var line = field.line(active);
    long moving = moving(field);
    line.swap(place, open);
    open = line.before(open, moving);
    if (line.before(open, moving) > 0) return false;
    var stayed = field.listened() ? staying(field) : List.<Place>of();
    clear();
    if (!field.listened()) return true;
    field.announce(new Shuffled(Seat.of(active), stayed));
    field.announce(new LookedOver(Player.of(active), cards(field, line)));
    return true;
  }

  private static List<Card> cards(Battlefield field, BattleLine line) {
    var cards = new ArrayList<Card>();
    for (int i = 1; i <= line.size(); i++) cards.add(field.deck().card(line.at(i)));
    return List.copyOf(cards);
  }
}
