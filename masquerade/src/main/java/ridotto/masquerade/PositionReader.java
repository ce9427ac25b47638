package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import ridotto.kernel.Facts;
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
  private static final List<Phase> PHASES =
      List.of(Phase.START, Phase.DRAW, Phase.PLACEMENT, Phase.ACTION);

  private final Setting setting;
  private final Deck deck;
  private final Facts facts;
  private final List<List<Integer>> lines = new ArrayList<>();
  private long faceUp;
  private long inPlay;

  PositionReader(Setting setting, Deck deck, Map<String, List<String>> facts) {
    this.setting = setting;
    this.deck = deck;
    this.facts = new Facts(facts);
  }

  Position read() {
    facts.never("winners", "ending");
    readLines();
    long graveyard = cards("graveyard");
    if (Cards.has(graveyard, deck.king()))
      throw Facts.wrong("graveyard", Refusal.of("king-is-dead"));
    apart("graveyard", graveyard, inPlay);
    long rest = deck.all() & ~inPlay;
    long stated = cards("deck");
    apart("deck", stated, inPlay | graveyard);
    if (facts.has("deck")) graveyard = rest & ~stated;
    if (Cards.has(graveyard, deck.king())) throw Facts.wrong("deck", Refusal.of("king-is-dead"));
    return new Position(
        lines,
        faceUp,
        rest & ~graveyard,
        graveyard,
        marks(),
        phase(),
        facts.has("turn") ? seat("turn", facts.single("turn")) : Math.max(0, setting.first()),
        facts.number(
            "played", 0, 0, setting.rounds() == 0 ? 1_000_000 : setting.rounds() * seats() - 1),
        facts.number("actions", Initiative.ACTIONS, 0, Initiative.ACTIONS),
        cards("acted") & inPlay);
  }

  private int seats() {
    return setting.players();
  }

  private void readLines() {
    if (!facts.has("lines")) throw Facts.wrong("lines", Refusal.of("lines-needed"));
    for (var text : facts.list("lines", seats())) {
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
      if (pair && !setting.pairFaceUp()) throw Facts.wrong("lines", Refusal.of("pair-wins"));
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
      int losses = Facts.whole("losses", parts[1], 1, 9);
      marks.add(new Mark(all -> all.weaken(card, losses)));
    }
    for (var parts : parts("strengthened", 3)) {
      int by = seat("strengthened", parts[0]);
      int card = inPlay("strengthened", parts[1]);
      int gain = Facts.whole("strengthened", parts[2], 1, 99);
      marks.add(new Mark(all -> all.strengthen(card, gain, by)));
    }
    return List.copyOf(marks);
  }

  /// Values such as `Bruno.Maynard`, taken apart at the dots.
  private List<String[]> parts(String fact, int length) {
    var parts = new ArrayList<String[]>();
    for (var value : facts.values(fact)) {
      if (value.equals(MasqueradeNotation.NONE)) continue;
      var split = value.split("\\.", -1);
      if (split.length != length)
        throw Facts.wrong(fact, Refusal.of("mark-form").and("value", value));
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
    for (var name : facts.values(fact)) {
      if (!name.equals(MasqueradeNotation.NONE)) cards |= Cards.only(card(fact, name));
    }
    return cards;
  }

  private int card(String fact, String name) {
    for (var card : deck.cards()) {
      if (card.name().equalsIgnoreCase(name)) return card.number();
    }
    throw Facts.wrong(fact, Refusal.of("no-such-card").and("name", name));
  }

  private Phase phase() {
    if (!facts.has("phase")) return Phase.START;
    var word = facts.single("phase").toLowerCase(Locale.ROOT);
    for (var phase : PHASES) {
      if (phase.word().equals(word)) return phase;
    }
    var known = String.join(", ", PHASES.stream().map(Phase::word).toList());
    throw Facts.wrong("phase", Refusal.of("one-of").and("value", word).and("known", known));
  }

  private int seat(String fact, String text) {
    return Facts.seat(fact, text, seats());
  }

  private Refused wrongCard(String fact, String code, int card) {
    return Facts.wrong(fact, Refusal.of(code).and("card", deck.card(card)));
  }
}
