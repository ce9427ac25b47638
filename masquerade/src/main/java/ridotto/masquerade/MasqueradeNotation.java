package ridotto.masquerade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Move;
import ridotto.kernel.Notation;
import ridotto.kernel.Player;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;

/// How Masquerade is written in a record. A line is written `Stonebrooke/(Raz)`: Raz lies face
/// down.
record MasqueradeNotation(Setting setting, Deck deck) implements Notation<Battlefield> {
  static final String NONE = "none";

  /// Facts that follow from the others: stated, they must be right.
  private static final List<String> FOLLOWING = List.of("strengths", "left");

  @Override
  public List<String> texts(Move move) {
    return switch ((MasqueradeMove) move) {
      case Deal(var card) -> List.of("deal " + card);
      case Draw(var card) -> List.of("draw " + card);
      case Begin(var seat) -> List.of("begin " + seat);
      case Lay(var up) -> List.of(up ? "up" : "down");
      case Shuffle() -> List.of("shuffle");
      case LeaveLying(int place) -> List.of("leave " + place);
      case Keep() -> List.of("keep");
      case Attack(int place) -> List.of("attack " + place, "attack with " + place);
      case Flip(int place) -> List.of("flip " + place);
      case Use(int place) -> List.of("use " + place);
      case Stop() -> List.of("stop");
      case Point(var place) -> List.of("at " + place);
      case Resolve(var card) -> List.of("resolve " + card);
      case Discard(int place) -> List.of("discard " + place);
      case Take(var card) -> List.of("take " + card);
      case To(var seat) -> List.of("to " + seat);
      case Sacrifice() -> List.of("substitute");
      case DrawOne() -> List.of("draw");
      case Decline() -> List.of("decline");
      case GiveDrawn(var first, var to) -> List.of("give " + (first ? 1 : 2) + " " + to);
      case DiscardBoth() -> List.of("discard both");
    };
  }

  @Override
  public SequencedMap<String, List<String>> facts(Battlefield field) {
    var marks = field.marks();
    var facts = new LinkedHashMap<String, List<String>>();
    facts.put("lines", seats(seat -> line(field, seat)));
    facts.put("strengths", seats(seat -> strengths(field, seat)));
    facts.put("graveyard", names(field.graveyard(), ""));
    facts.put("deck", names(field.stock(), ""));
    facts.put("left", List.of(String.valueOf(Cards.count(field.stock()))));
    facts.put("poison", each(marks.poisoned(), card -> by(marks.poisoner(card), card)));
    facts.put("losses", each(marks.worn(), card -> deck.card(card) + "." + marks.losses(card)));
    facts.put(
        "strengthened",
        each(marks.strengthened(), card -> by(marks.until(card), card) + "." + marks.bonus(card)));
    facts.put("turn", List.of(Seat.of(field.active()).toString()));
    facts.put("phase", List.of(field.phase().word()));
    facts.put("actions", List.of(String.valueOf(field.initiative.actions())));
    facts.put("acted", names(field.initiative.acted(), ""));
    facts.put("played", List.of(String.valueOf(field.turns())));
    facts.put("winners", winners(field));
    facts.put("ending", List.of(field.over() ? field.ending().word() : NONE));
    return facts;
  }

  private List<String> seats(IntFunction<String> fact) {
    return IntStream.range(0, setting.players()).mapToObj(fact).toList();
  }

  private String line(Battlefield field, int seat) {
    return along(
        field,
        seat,
        card -> {
          var name = deck.card(card).name();
          return Cards.has(field.faceUp(), card) ? name : "(" + name + ")";
        });
  }

  /// Attack and health of each card as they count now (K10).
  private static String strengths(Battlefield field, int seat) {
    return along(
        field,
        seat,
        card -> Strength.attack(field, card) + "-" + Strength.health(field, card, true));
  }

  private static String along(Battlefield field, int seat, IntFunction<String> fact) {
    var line = field.line(seat);
    var parts = new ArrayList<String>();
    for (int place = 1; place <= line.size(); place++) parts.add(fact.apply(line.at(place)));
    return parts.isEmpty() ? NONE : String.join("/", parts);
  }

  private List<String> names(long cards, String before) {
    return each(cards, card -> before + deck.card(card));
  }

  private static List<String> each(long cards, IntFunction<String> fact) {
    var values = new ArrayList<String>();
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      values.add(fact.apply(Cards.first(left)));
    }
    return values.isEmpty() ? List.of(NONE) : List.copyOf(values);
  }

  private String by(int seat, int card) {
    return Seat.of(seat) + "." + deck.card(card);
  }

  private static List<String> winners(Battlefield field) {
    if (!field.over()) return List.of("nobody");
    return Seats.list(field.winners(), player -> Player.of(player).toString());
  }

  @Override
  public void state(Battlefield field, Map<String, List<String>> facts) {
    field.lay(new PositionReader(setting, deck, facts).read());
    Turn.goOn(field);
    facts(field)
        .forEach(
            (fact, is) -> {
              if (FOLLOWING.contains(fact)) check(fact, facts.getOrDefault(fact, is), is);
            });
  }

  private static void check(String fact, List<String> must, List<String> is) {
    if (must.equals(is)) return;
    var reason = Refusal.of("does-not-hold").and("fact", fact);
    throw new Refused(
        fact, reason.and("must", String.join(", ", must)).and("is", String.join(", ", is)));
  }
}
