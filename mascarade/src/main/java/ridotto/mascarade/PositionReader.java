package ridotto.mascarade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Seats;

/// Reads a stated position. Throws [Refused], which names the fact and what is wrong with it.
///
/// Cards must be stated; everybody has 6 coins, the courthouse is empty, the first seat is to play
/// and the opening turns are over unless stated otherwise. The bank has what is left (M1).
final class PositionReader {
  private static final int PURSE = 6;
  private static final int FORTUNE = 13;

  private final Setting setting;
  private final Map<String, List<String>> facts;
  private final int seats;

  PositionReader(Setting setting, Map<String, List<String>> facts) {
    this.setting = setting;
    this.facts = facts;
    seats = setting.players();
  }

  Position read() {
    for (var never : List.of("winners", "ending")) {
      if (facts.containsKey(never)) throw wrong(never, Refusal.of("only-checked"));
    }
    int[] sitting = sitting();
    int[] purses = purses();
    int courthouse = number("courthouse", 0, setting.edition().coins());
    int[] under = IntStream.range(0, seats).map(seat -> seat * setting.layout().each()).toArray();
    int shown = shown(sitting, under);
    return new Position(
        listed(cards()),
        listed(purses),
        listed(sitting),
        listed(under),
        bank(purses, courthouse),
        courthouse,
        number("played", setting.opening(), setting.limit() == 0 ? 1_000_000 : setting.limit() - 1),
        facts.containsKey("turn")
            ? seat("turn", single("turn"), sitting)
            : Math.max(0, setting.first()),
        shown);
  }

  private static List<Integer> listed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private int[] cards() {
    if (!facts.containsKey("cards")) throw wrong("cards", Refusal.of("cards-needed"));
    var names = new ArrayList<String>();
    for (var seat : list("cards", seats)) {
      var held = List.of(seat.split("\\s*/\\s*", -1));
      if (held.size() != setting.layout().each()) {
        throw wrong(
            "cards", Refusal.of("cards-each").and("value", seat).and("n", setting.layout().each()));
      }
      names.addAll(held);
    }
    int centre = setting.layout().centre();
    if (centre > 0 || facts.containsKey("centre")) names.addAll(list("centre", centre));
    int[] left = setting.copies().stream().mapToInt(Integer::intValue).toArray();
    int[] cards = new int[names.size()];
    for (int place = 0; place < cards.length; place++) {
      cards[place] = mask(names.get(place));
      if (--left[cards[place]] < 0) {
        throw wrong("cards", Refusal.of("card-too-often").and("mask", setting.mask(cards[place])));
      }
    }
    return cards;
  }

  private int mask(String name) {
    for (var mask : setting.cast()) {
      if (mask.costume().isCalled(name)) return mask.number();
    }
    var cast = String.join(", ", setting.cast().stream().map(Mask::name).toList());
    throw wrong("cards", Refusal.of("card-not-in-cast").and("name", name).and("cast", cast));
  }

  private int[] purses() {
    if (!facts.containsKey("purses")) {
      int[] purses = new int[seats];
      Arrays.fill(purses, PURSE);
      return purses;
    }
    int[] purses =
        list("purses", seats).stream().mapToInt(text -> whole("purses", text, 0, 999)).toArray();
    for (int purse : purses) {
      if (purse == 0 || purse >= FORTUNE)
        throw wrong("purses", Refusal.of("purse-ends").and("n", purse));
    }
    return purses;
  }

  private int bank(int[] purses, int courthouse) {
    int coins = setting.edition().coins();
    int rest = coins - courthouse - Arrays.stream(purses).sum();
    if (rest < 0) throw wrong("purses", Refusal.of("too-many-coins").and("coins", coins));
    if (number("bank", rest, coins) == rest) return rest;
    throw wrong("bank", Refusal.of("bank-sum").and("coins", coins).and("rest", rest));
  }

  private int[] sitting() {
    if (!facts.containsKey("sitting")) return IntStream.range(0, seats).toArray();
    int[] sitting =
        list("sitting", seats).stream().mapToInt(text -> player("sitting", text)).toArray();
    if (Arrays.stream(sitting).distinct().count() == seats) return sitting;
    throw wrong("sitting", Refusal.of("sits-twice"));
  }

  private int shown(int[] sitting, int[] under) {
    int shown = Seats.NONE;
    for (var text : facts.getOrDefault("shown", List.of())) {
      if (text.equalsIgnoreCase("nobody")) continue;
      int dot = text.indexOf('.');
      int player = player("shown", dot < 0 ? text : text.substring(0, dot));
      shown |= Seats.only(player);
      int seat = chair(sitting, player);
      under[seat] = setting.layout().at(seat, hand(text, dot));
    }
    return shown;
  }

  private Hand hand(String text, int dot) {
    var hands = setting.layout().hands();
    if (hands.size() == 1 && dot < 0) return Hand.CARD;
    for (var hand : hands) {
      if (dot >= 0 && hand.word().equals(text.substring(dot + 1).toLowerCase(Locale.ROOT)))
        return hand;
    }
    var words = String.join(", ", hands.stream().map(Hand::word).toList());
    throw wrong("shown", Refusal.of("shown-hand").and("value", text).and("known", words));
  }

  private int seat(String fact, String text, int[] sitting) {
    if (text.matches("@\\d{1,2}")) return whole(fact, text.substring(1), 1, seats) - 1;
    return chair(sitting, player(fact, text));
  }

  private static int chair(int[] sitting, int player) {
    for (int seat = 0; seat < sitting.length; seat++) {
      if (sitting[seat] == player) return seat;
    }
    throw new IllegalStateException("player " + player + " has no chair");
  }

  private int player(String fact, String text) {
    if (text.matches("#\\d{1,2}")) return whole(fact, text.substring(1), 1, seats) - 1;
    throw wrong(fact, Refusal.of("not-at-table").and("name", text));
  }

  private List<String> list(String fact, int length) {
    var values = facts.getOrDefault(fact, List.of());
    if (values.size() == length) return values;
    throw wrong(fact, Refusal.of("list-length").and("n", values.size()).and("needed", length));
  }

  private String single(String fact) {
    return list(fact, 1).getFirst();
  }

  private int number(String fact, int usual, int most) {
    return facts.containsKey(fact) ? whole(fact, single(fact), 0, most) : usual;
  }

  private static int whole(String fact, String text, int least, int most) {
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= least && number <= most) return number;
    throw wrong(
        fact, Refusal.of("number-range").and("value", text).and("least", least).and("most", most));
  }

  private static Refused wrong(String fact, Refusal reason) {
    return new Refused(fact, reason);
  }
}
