package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Player;
import ridotto.kernel.Seats;
import ridotto.mascarade.MascaradeEvent.TurnBegan;
import ridotto.mascarade.Place;

/// All that everybody knew as a turn began: a position without its cards.
final class TurnStart {
  private final Book book;
  private final TurnBegan began;
  private final int[] sitting; // by seat: the player
  private final int[] purses; // by seat
  private final int courthouse;
  private final int shown; // players whose card was shown the turn before
  private final int[] shownAt; // by player: the place

  TurnStart(Book book, TurnBegan began, Ledger ledger, int shown, int[] shownAt) {
    this.book = book;
    this.began = began;
    sitting = new int[book.seats()];
    purses = new int[book.seats()];
    for (int seat = 0; seat < sitting.length; seat++) {
      sitting[seat] = ledger.playerAt(seat);
      purses[seat] = ledger.purse(seat);
    }
    courthouse = ledger.courthouse();
    this.shown = shown;
    this.shownAt = shownAt.clone();
  }

  int player(int seat) {
    return sitting[seat];
  }

  /// The position with these cards, as a record states it.
  Map<String, List<String>> facts(long placement) {
    var facts = new LinkedHashMap<String, List<String>>();
    var centre = new ArrayList<String>();
    for (int place = 0; place < book.places(); place++) {
      if (book.owner(place) == Book.CENTRE) centre.add(name(placement, place));
    }
    facts.put("cards", seats(seat -> cards(placement, seat)));
    facts.put("centre", centre);
    facts.put("sitting", seats(seat -> Player.of(sitting[seat]).toString()));
    facts.put("purses", seats(seat -> String.valueOf(purses[seat])));
    facts.put("courthouse", List.of(String.valueOf(courthouse)));
    facts.put("turn", List.of(began.seat().toString()));
    facts.put("played", List.of(String.valueOf(began.turn() - 1)));
    facts.put("shown", Seats.list(shown, this::shown));
    return facts;
  }

  private List<String> seats(IntFunction<String> fact) {
    return IntStream.range(0, book.seats()).mapToObj(fact).toList();
  }

  private String cards(long placement, int seat) {
    var names = new ArrayList<String>();
    for (int place : book.held(seat)) names.add(name(placement, place));
    return String.join("/", names);
  }

  /// With several cards each, also which one it was.
  private String shown(int player) {
    if (book.held(0).length == 1) return Player.of(player).toString();
    var held = (Place.Held) book.setting().layout().place(shownAt[player]);
    return Player.of(player) + "." + held.hand().name();
  }

  private String name(long placement, int place) {
    return book.mask(Placement.mask(placement, place)).name();
  }
}
