package ridotto.mascarade;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import ridotto.kernel.Facts;
import ridotto.kernel.Move;
import ridotto.kernel.Notation;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.mascarade.MascaradeMove.*;

/// How Mascarade is written in a record.
record MascaradeNotation(Setting setting) implements Notation<Ballroom> {
  @Override
  public List<String> texts(Move move) {
    return switch ((MascaradeMove) move) {
      case Deal(var mask) -> List.of("deal " + mask);
      case Begin(var seat) -> List.of("begin " + seat);
      case Swap(var own, var with, var really) -> swap(hand(own), with, really);
      case Look(var own) -> List.of("look" + hand(own));
      case Announce(var own, var mask) -> List.of("announce" + hand(own) + " " + mask);
      case Claim(var own) -> List.of("claim" + hand(own));
      case Pass() -> List.of("pass");
      case Pick(var seat) -> List.of("pick " + seat);
      case Decline() -> List.of("decline");
      case Spy(var place) -> places("spy ", place);
      case Exchange(var really) -> List.of(verb(really));
      case SwapOthers(var one, var other, var really) ->
          List.of(verb(really) + " " + one + " " + other, verb(really) + " " + other + " " + one);
      case MovePeople(var one, var other) ->
          List.of("move " + one + " " + other, "move " + other + " " + one);
      case Name(var mask) -> List.of("name " + mask);
      case Hide(int coins) -> List.of("hide " + coins);
      case Guess(int coins) -> List.of("guess " + coins);
    };
  }

  private List<String> swap(String hand, Place with, boolean really) {
    return places(verb(really) + hand + " ", with);
  }

  /// A single card in the centre needs no number.
  private List<String> places(String before, Place place) {
    return place instanceof Place.Centre && setting.layout().centre() == 1
        ? List.of(before + "centre", before + place)
        : List.of(before + place);
  }

  private static String verb(boolean really) {
    return really ? "swap" : "pretend";
  }

  private static String hand(Hand own) {
    return own == Hand.CARD ? "" : " " + own.word();
  }

  @Override
  public String usual(String word) {
    return setting.cast().stream()
        .map(Mask::costume)
        .filter(costume -> costume.isCalled(word))
        .map(Costume::name)
        .findFirst()
        .orElse(word);
  }

  @Override
  public SequencedMap<String, List<String>> facts(Ballroom room) {
    var facts = new LinkedHashMap<String, List<String>>();
    int held = setting.players() * setting.layout().each();
    facts.put("cards", seats(seat -> cards(room, seat)));
    facts.put(
        "centre",
        IntStream.range(held, setting.layout().cards())
            .mapToObj(place -> card(room, place))
            .toList());
    facts.put("purses", seats(seat -> String.valueOf(room.purse(seat))));
    facts.put("courthouse", List.of(String.valueOf(room.courthouse())));
    facts.put("bank", List.of(String.valueOf(room.bank())));
    facts.put("turn", List.of(Seat.of(room.active()).toString()));
    facts.put("played", List.of(String.valueOf(room.turns())));
    facts.put("shown", orNobody(Seats.list(room.shownBefore(), player -> shown(room, player))));
    facts.put("sitting", seats(seat -> Player.of(room.playerAt(seat)).toString()));
    facts.put(
        "winners",
        orNobody(
            room.over() ? Seats.list(room.winners(), p -> Player.of(p).toString()) : List.of()));
    facts.put("ending", List.of(room.over() ? room.ending().word() : "none"));
    return facts;
  }

  private List<String> seats(java.util.function.IntFunction<String> fact) {
    return IntStream.range(0, setting.players()).mapToObj(fact).toList();
  }

  private static List<String> orNobody(List<String> people) {
    return people.isEmpty() ? List.of("nobody") : people;
  }

  private String cards(Ballroom room, int seat) {
    int each = setting.layout().each();
    var cards =
        IntStream.range(seat * each, (seat + 1) * each)
            .mapToObj(place -> card(room, place))
            .toList();
    return String.join("/", cards);
  }

  private String card(Ballroom room, int place) {
    return place < room.dealt() ? room.maskAt(place).name() : "none";
  }

  /// With several cards each, also which one was shown (M16).
  private String shown(Ballroom room, int player) {
    if (setting.layout().each() == 1) return Player.of(player).toString();
    var place = (Place.Held) setting.layout().place(room.placeOf(room.seatOf(player)));
    return Player.of(player) + "." + place.hand().word();
  }

  @Override
  public void state(Ballroom room, Map<String, List<String>> facts) {
    room.layPosition(new PositionReader(setting, new Facts(facts)).read());
  }
}
