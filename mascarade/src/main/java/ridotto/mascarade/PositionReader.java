package ridotto.mascarade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import ridotto.kernel.Facts;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;

/// Reads a stated position. Throws [ridotto.kernel.Refused], which names the fact and what is wrong
/// with it.
///
/// Cards must be stated; everybody has 6 coins, the courthouse is empty, the first seat is to play
/// and the opening turns are over unless stated otherwise. The bank has what is left (M1).
final class PositionReader {
  private final Setting setting;
  private final Facts facts;
  private final int seats;

  PositionReader(Setting setting, Facts facts) {
    this.setting = setting;
    this.facts = facts;
    seats = setting.players();
  }

  Position read() {
    facts.never("winners", "ending");
    int[] sitting = sitting();
    int[] purses = purses();
    int courthouse = facts.number("courthouse", 0, 0, setting.edition().coins());
    int[] under = IntStream.range(0, seats).map(seat -> seat * setting.layout().each()).toArray();
    int shown = shown(sitting, under);
    return new Position(
        listed(cards()),
        listed(purses),
        listed(sitting),
        listed(under),
        bank(purses, courthouse),
        courthouse,
        facts.number("played", Math.min(setting.opening(), mostPlayed()), 0, mostPlayed()),
        facts.has("turn")
            ? seat("turn", facts.single("turn"), sitting)
            : Math.max(0, setting.first()),
        shown);
  }

  /// A turn is left to play, also where a limit is agreed on (M28).
  private int mostPlayed() {
    return setting.limit() == Setting.NO_LIMIT ? 1_000_000 : setting.limit() - 1;
  }

  private static List<Integer> listed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private int[] cards() {
    if (!facts.has("cards")) throw Facts.wrong("cards", Refusal.of("cards-needed"));
    var names = new ArrayList<String>();
    for (var seat : facts.list("cards", seats)) {
      var held = List.of(seat.split("\\s*/\\s*", -1));
      if (held.size() != setting.layout().each()) {
        throw Facts.wrong(
            "cards", Refusal.of("cards-each").and("value", seat).and("n", setting.layout().each()));
      }
      names.addAll(held);
    }
    int centre = setting.layout().centre();
    if (centre > 0 || facts.has("centre")) names.addAll(facts.list("centre", centre));
    int[] left = setting.copies().stream().mapToInt(Integer::intValue).toArray();
    int[] cards = new int[names.size()];
    for (int place = 0; place < cards.length; place++) {
      cards[place] = mask(names.get(place));
      if (--left[cards[place]] < 0) {
        throw Facts.wrong(
            "cards", Refusal.of("card-too-often").and("mask", setting.mask(cards[place])));
      }
    }
    return cards;
  }

  private int mask(String name) {
    for (var mask : setting.cast()) {
      if (mask.costume().isCalled(name)) return mask.number();
    }
    var cast = String.join(", ", setting.cast().stream().map(Mask::name).toList());
    throw Facts.wrong("cards", Refusal.of("card-not-in-cast").and("name", name).and("cast", cast));
  }

  private int[] purses() {
    if (!facts.has("purses")) {
      int[] purses = new int[seats];
      Arrays.fill(purses, Ballroom.PURSE);
      return purses;
    }
    int[] purses =
        facts.list("purses", seats).stream()
            .mapToInt(text -> Facts.whole("purses", text, 0, 999))
            .toArray();
    for (int purse : purses) {
      if (purse == 0 || purse >= Ballroom.FORTUNE)
        throw Facts.wrong("purses", Refusal.of("purse-ends").and("n", purse));
    }
    return purses;
  }

  private int bank(int[] purses, int courthouse) {
    int coins = setting.edition().coins();
    int rest = coins - courthouse - Arrays.stream(purses).sum();
    if (rest < 0) throw Facts.wrong("purses", Refusal.of("too-many-coins").and("coins", coins));
    if (facts.number("bank", rest, 0, coins) == rest) return rest;
    throw Facts.wrong("bank", Refusal.of("bank-sum").and("coins", coins).and("rest", rest));
  }

  private int[] sitting() {
    if (!facts.has("sitting")) return IntStream.range(0, seats).toArray();
    int[] sitting =
        facts.list("sitting", seats).stream()
            .mapToInt(text -> Facts.player("sitting", text, seats))
            .toArray();
    if (Arrays.stream(sitting).distinct().count() == seats) return sitting;
    throw Facts.wrong("sitting", Refusal.of("sits-twice"));
  }

  private int shown(int[] sitting, int[] under) {
    int shown = Seats.NONE;
    for (var text : facts.values("shown")) {
      if (text.equalsIgnoreCase("nobody")) continue;
      int dot = text.indexOf('.');
      int player = Facts.player("shown", dot < 0 ? text : text.substring(0, dot), seats);
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
    throw Facts.wrong("shown", Refusal.of("shown-hand").and("value", text).and("known", words));
  }

  /// A chair by its number, or the one its player sits in now.
  private int seat(String fact, String text, int[] sitting) {
    if (text.startsWith("@")) return Facts.seat(fact, text, seats);
    return chair(sitting, Facts.player(fact, text, seats));
  }

  private static int chair(int[] sitting, int player) {
    for (int seat = 0; seat < sitting.length; seat++) {
      if (sitting[seat] == player) return seat;
    }
    throw new IllegalStateException("player " + player + " has no chair");
  }
}
