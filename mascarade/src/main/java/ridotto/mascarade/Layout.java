package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Seat;

/// How the cards lie: so many in front of each seat, the rest in the centre.
public record Layout(int seats, int each, int centre, List<Place> places) {

  static Layout of(int seats, int each, int centre) {
    var places = new ArrayList<Place>();
    for (int seat = 0; seat < seats; seat++) {
      for (var hand : Hand.of(each)) places.add(new Place.Held(places.size(), Seat.of(seat), hand));
    }
    for (int i = 1; i <= centre; i++) places.add(new Place.Centre(places.size(), i));
    return new Layout(seats, each, centre, List.copyOf(places));
  }

  public int cards() {
    return places.size();
  }

  public Place place(int index) {
    return places.get(index);
  }

  /// Where this seat's card under this hand lies.
  public int at(int seat, Hand hand) {
    return each == 1 ? seat : seat * each + hand.ordinal() - 1;
  }

  /// Whether the card belongs to this seat.
  boolean own(int seat, Place place) {
    return place instanceof Place.Held held && held.seat().index() == seat;
  }

  /// Whether the card is one nobody else may touch (M24).
  static boolean isProtected(Place place) {
    return place instanceof Place.Held held && held.hand() == Hand.PROTECTED;
  }

  List<Hand> hands() {
    return Hand.of(each);
  }
}
