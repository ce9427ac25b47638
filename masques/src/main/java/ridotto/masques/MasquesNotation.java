package ridotto.masques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Facts;
import ridotto.kernel.Move;
import ridotto.kernel.Notation;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masques.MasquesMove.*;

/// How Masques is written in a record.
record MasquesNotation(Setting setting) implements Notation<Palace> {
  /// Whatever the house hands out, it deals: so a whole deal can be one line.
  @Override
  public List<String> texts(Move move) {
    return switch ((MasquesMove) move) {
      case Give(var family) -> List.of("deal " + family, "give " + family);
      case Begin(var seat) -> List.of("begin " + seat);
      case Draw(var faction) -> List.of("deal " + faction, "draw " + faction);
      case Deal(var plot) -> List.of("deal " + plot);
      case Pick(var plot) -> List.of("pick " + plot);
      case Play(var plot, var gap) -> List.of("play " + plot + " " + gap);
      case Buy(var influence, var gap) -> List.of("buy " + influence.name() + " " + gap);
      case Pass() -> List.of("pass");
      case Strike(var gap) -> List.of("strike " + gap);
      case Name(var plot, var gap) -> List.of("name " + plot + " " + gap);
      case Ferry(var one, var other) -> either("ferry ", one, other);
      case Escort(var from, var to) -> List.of("escort " + from + " " + to);
      case Hide(var arcade) -> List.of("hide " + arcade);
      case Trade(var one, var other) -> either("trade ", one, other);
      case Decline() -> List.of("decline");
    };
  }

  private static List<String> either(String verb, int one, int other) {
    return List.of(verb + one + " " + other, verb + other + " " + one);
  }

  @Override
  public String usual(String word) {
    return Aliases.usual(word);
  }

  @Override
  public SequencedMap<String, List<String>> facts(Palace palace) {
    var facts = new LinkedHashMap<String, List<String>>();
    var hands = palace.hands();
    facts.put("families", seats(seat -> families(palace, seat)));
    facts.put("ducats", seats(seat -> String.valueOf(palace.purse(seat))));
    facts.put("seals", seats(seat -> seals(palace, seat)));
    facts.put("tokens", list(setting.arcades(), arcade -> token(palace.ring(), arcade)));
    facts.put("gaps", list(setting.arcades(), gap -> card(palace.ring(), gap)));
    facts.put("hands", seats(seat -> joined(setting.values().list(hands.hand(seat)))));
    facts.put("packets", seats(seat -> joined(setting.values().list(hands.packet(seat)))));
    facts.put("aside", orNone(setting.values().list(hands.stock())));
    facts.put("spent", orNone(setting.values().list(hands.spent())));
    facts.put("discarded", orNone(setting.values().list(hands.discarded())));
    facts.put("piles", list(Piles.COUNT, pile -> String.valueOf(palace.pile(pile))));
    facts.put("supply", List.of(String.valueOf(palace.supply())));
    facts.put("bag", list(Faction.COUNT, faction -> String.valueOf(palace.inBag(faction))));
    facts.put("dance", List.of(String.valueOf(palace.dance())));
    facts.put("first", List.of(Seat.of(palace.first()).toString()));
    facts.put("turn", List.of(Seat.of(palace.active()).toString()));
    facts.put("played", List.of(String.valueOf(palace.turns())));
    facts.put("winners", winners(palace));
    facts.put("ending", List.of(palace.over() ? palace.ending().word() : "none"));
    return facts;
  }

  private static String families(Palace palace, int seat) {
    return joined(
        Family.ALL.stream().filter(family -> palace.holder(family.number()) == seat).toList());
  }

  private static String seals(Palace palace, int seat) {
    var seals = new ArrayList<Faction>();
    for (var faction : Faction.ALL) {
      seals.addAll(Collections.nCopies(palace.seals(seat, faction.number()), faction));
    }
    return joined(seals);
  }

  private static String token(Ring ring, int arcade) {
    int token = ring.tokenOn(arcade);
    if (token == Ring.NOTHING) return "none";
    var name = token == Ring.DUCAT ? "ducat" : Faction.of(token).name();
    return Seats.has(ring.down(), arcade) ? name + "/down" : name;
  }

  private String card(Ring ring, int gap) {
    int card = ring.cardIn(gap);
    if (card == Ring.NOTHING) return "none";
    if (card >= Ring.INFLUENCE) return Piles.of(card - Ring.INFLUENCE).name();
    return setting.values().on(card) + (ring.isStruck(gap) ? "/down" : "");
  }

  private static List<String> winners(Palace palace) {
    return palace.over()
        ? Seats.list(palace.winners(), player -> Player.of(player).toString())
        : List.of("nobody");
  }

  private static String joined(List<?> things) {
    return things.isEmpty()
        ? "none"
        : String.join("/", things.stream().map(Object::toString).toList());
  }

  private static List<String> orNone(List<Plot> plots) {
    return plots.isEmpty() ? List.of("none") : plots.stream().map(Plot::toString).toList();
  }

  private List<String> seats(IntFunction<String> fact) {
    return list(setting.players(), fact);
  }

  private static List<String> list(int size, IntFunction<String> fact) {
    return IntStream.range(0, size).mapToObj(fact).toList();
  }

  @Override
  public void state(Palace palace, Map<String, List<String>> facts) {
    var position = new PositionReader(setting, new Facts(facts)).read();
    palace.layPosition(position);
    if (position.isDraft()) palace.awaitPicks();
    else if (position.isTurn()) palace.beginTurn(position.turn());
    else Dance.next(palace);
  }
}
