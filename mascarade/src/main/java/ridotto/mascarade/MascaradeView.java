package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.kernel.Eyes;
import ridotto.kernel.Outcome;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.View;

/// What somebody sees of the table at one moment.
///
/// `cards` are only those that lie face up for these eyes; `claimants` only those already heard.
public record MascaradeView(
    int turn,
    Seat active,
    List<Seat> awaited,
    List<Player> sitting,
    List<Integer> purses,
    int bank,
    int courthouse,
    List<Card> cards,
    List<Player> shownBefore,
    Optional<Mask> announced,
    List<Seat> claimants,
    Optional<Outcome> outcome)
    implements View {

  /// A card these eyes can see.
  public record Card(Place place, Mask mask) {}

  static MascaradeView of(Setting setting, Ballroom room, Eyes eyes) {
    var cards = new ArrayList<Card>();
    int visible = visible(room, eyes);
    for (var place : setting.layout().places()) {
      if (Seats.has(visible, place.index())) cards.add(new Card(place, room.maskAt(place.index())));
    }
    var purses = new ArrayList<Integer>();
    var sitting = new ArrayList<Player>();
    for (int seat = 0; seat < room.seats(); seat++) {
      purses.add(room.purse(seat));
      sitting.add(Player.of(room.playerAt(seat)));
    }
    boolean unheard = setting.together() && room.question() instanceof MascaradeQuestion.YouToo;
    return new MascaradeView(
        room.turns(),
        Seat.of(room.active()),
        Seats.list(room.awaited() & Seats.all(room.seats()), Seat::of),
        List.copyOf(sitting),
        List.copyOf(purses),
        room.bank(),
        room.courthouse(),
        List.copyOf(cards),
        Seats.list(room.shownBefore(), Player::of),
        Optional.ofNullable(room.announced()),
        unheard ? List.of() : Seats.list(room.claimants(), Seat::of),
        room.over() ? Optional.of(room.outcome()) : Optional.empty());
  }

  /// The places whose cards these eyes can see now.
  static int visible(Ballroom room, Eyes eyes) {
    if (eyes instanceof Eyes.Open) return Seats.all(room.dealt());
    boolean peeking = !room.over() && eyes.are(room.playerAt(room.user()));
    return room.faceUp() | (peeking ? room.peeked() : Seats.NONE);
  }
}
