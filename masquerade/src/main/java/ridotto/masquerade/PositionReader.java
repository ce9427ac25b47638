package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.masquerade.Position.Mark;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;

/// Reads a stated position. Throws [Refused], which names the fact and what is wrong with it.
///
/// Lines must be stated; whatever is stated nowhere lies in the deck, the graveyard is empty, and
/// the first seat's turn starts unless stated otherwise.
final class PositionReader {
  private static final int ACTIONS = 3;
  private static final List<Phase> PHASES =
      List.of(Phase.START, Phase.DRAW, Phase.PLACEMENT, Phase.ACTION);

  private final Setting setting;
  private final Deck deck;
  private final Map<String, List<String>> facts;
  private final List<List<Integer>> lines = new ArrayList<>();
  private long faceUp;
  private long inPlay;

  PositionReader(Setting setting, Deck deck, Map<String, List<String>> facts) {
    this.setting = setting;
    this.deck = deck;
    this.facts = facts;
  }

  Position read() {
    for (var never : List.of("winners", "ending")) {
      if (facts.containsKey(never)) throw wrong(never, Refusal.of("only-checked"));
    }
    readLines();
    long graveyard = cards("graveyard");
    if (Cards.has(graveyard, deck.king())) throw wrong("graveyard", Refusal.of("king-is-dead"));
    apart("graveyard", graveyard, inPlay);
    long rest = deck.all() & ~inPlay;
    long stated = cards("deck");
    apart("deck", stated, inPlay | graveyard);
    if (facts.containsKey("deck")) graveyard = rest & ~stated;
    if (Cards.has(graveyard, deck.king())) throw wrong("deck", Refusal.of("king-is-dead"));
    return new Position(
        lines,
        faceUp,
        rest & ~graveyard,
        graveyard,
        marks(),
        phase(),
        facts.containsKey("turn") ? seat("turn", single("turn")) : Math.max(0, setting.first()),
        number("played", 0, setting.rounds() == 0 ? 1_000_000 : setting.rounds() * seats() - 1),
        number("actions", ACTIONS, ACTIONS),
        cards("acted") & inPlay);
  }

  private int seats() {
    return setting.players();
  }

  private void readLines() {
    if (!facts.containsKey("lines")) throw wrong("lines", Refusal.of("lines-needed"));
    for (var text : list("lines", seats())) {
      var line = new ArrayList<Integer>();
      long cards = Cards.NONE;
      for (var card : text.split("\\s*/\\s*", -1)) {
        if (card.equals(MasqueradeNotation.NONE)) continue;
        boolean up = !(card.startsWith("(") && card.endsWith(")"));
        int number = card("lines", up ? card : card.substring(1, card.length() - 1));
        apart("lines", Cards.only(number), inPlay);
        if (!up && Cards.has(deck.neverDown(), number))
          throw wrongCard("lines", "never-down", number);
        line.add(number);
        cards |= Cards.only(number);
        inPlay |= cards;
        if (up) faceUp |= Cards.only(number);
      }
      boolean pair = (deck.royals() & ~cards) == Cards.NONE;
      if (pair && !setting.pairFaceUp()) throw wrong("lines", Refusal.of("pair-wins"));
      lines.add(List.copyOf(line));
    }
  }

  private void apart(String fact, long cards, long others) {
    long both = cards & others;
    if (both != Cards.NONE) throw wrongCard(fact, "card-twice", Cards.first(both));
  }

  private List<Mark> marks() {
    var marks = new ArrayList<Mark>();
    for (var parts : parts("poison", 2)) {
      int by = seat("poison", parts[0]);
      int card = inPlay("poison", parts[1]);
      marks.add(new Mark(all -> all.poison(card, by)));
    }
    for (var parts : parts("losses", 2)) {
      int card = inPlay("losses", parts[0]);
      int losses = whole("losses", parts[1], 9);
      marks.add(new Mark(all -> all.weaken(card, losses)));
    }
    for (var parts : parts("strengthened", 3)) {
      int by = seat("strengthened", parts[0]);
      int card = inPlay("strengthened", parts[1]);
      int gain = whole("strengthened", parts[2], 99);
      marks.add(new Mark(all -> all.strengthen(card, gain, by)));
    }
    return List.copyOf(marks);
  }

  /// Values such as `Bruno.Maynard`, taken apart at the dots.
  private List<String[]> parts(String fact, int length) {
    var parts = new ArrayList<String[]>();
    for (var value : facts.getOrDefault(fact, List.of())) {
      if (value.equals(MasqueradeNotation.NONE)) continue;
      var split = value.split("\\.", -1);
      if (split.length != length) throw wrong(fact, Refusal.of("mark-form").and("value", value));
      parts.add(split);
    }
    return parts;
  }

  private int inPlay(String fact, String name) {
    int card = card(fact, name);
    if (Cards.has(inPlay, card)) return card;
    throw wrongCard(fact, "not-in-play", card);
  }

  private long cards(String fact) {
    long cards = Cards.NONE;
    for (var name : facts.getOrDefault(fact, List.of())) {
      if (!name.equals(MasqueradeNotation.NONE)) cards |= Cards.only(card(fact, name));
    }
    return cards;
  }

  private int card(String fact, String name) {
    for (var card : deck.cards()) {
      if (card.name().equalsIgnoreCase(name)) return card.number();
    }
    throw wrong(fact, Refusal.of("no-such-card").and("name", name));
  }

  private Phase phase() {
    if (!facts.containsKey("phase")) return Phase.START;
    var word = single("phase").toLowerCase(Locale.ROOT);
    for (var phase : PHASES) {
      if (phase.word().equals(word)) return phase;
    }
    var known = String.join(", ", PHASES.stream().map(Phase::word).toList());
    throw wrong("phase", Refusal.of("one-of").and("value", word).and("known", known));
  }

  private int seat(String fact, String text) {
    if (text.matches("[@#]\\d{1,2}")) {
      int seat = whole(fact, text.substring(1), seats());
      if (seat > 0) return seat - 1;
    }
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
    return facts.containsKey(fact) ? whole(fact, single(fact), most) : usual;
  }

  private static int whole(String fact, String text, int most) {
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= 0 && number <= most) return number;
    throw wrong(
        fact, Refusal.of("number-range").and("value", text).and("least", 0).and("most", most));
  }

  private Refused wrongCard(String fact, String code, int card) {
    return wrong(fact, Refusal.of(code).and("card", deck.card(card)));
  }

  private static Refused wrong(String fact, Refusal reason) {
    return new Refused(fact, reason);
  }
}
