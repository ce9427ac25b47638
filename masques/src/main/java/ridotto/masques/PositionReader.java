package ridotto.masques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import ridotto.kernel.Facts;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seats;

/// Reads a stated position. Throws [ridotto.kernel.Refused], which names the fact and what is
/// wrong.
///
/// With `packets` it is a draft, with `hands` or `gaps` a turn begins, with none of them a dance.
/// What is not stated is as at the start; seals lie round the ring in the order of the factions.
final class PositionReader {
  private static final int MOST_DANCES = 1_000_000;

  private final Setting setting;
  private final Facts facts;
  private int down; // arcades

  PositionReader(Setting setting, Facts facts) {
    this.setting = setting;
    this.facts = facts;
  }

  Position read() {
    facts.never("winners", "ending");
    int most = setting.dances() == Setting.NO_LIMIT ? MOST_DANCES : setting.dances();
    int dance = facts.number("dance", 1, 1, most);
    var cards = new PlotReader(setting, facts, dance);
    var tokens = tokens();
    var purses = purses();
    int first = seat("first", Math.max(0, setting.first()));
    return new Position(
        tokens,
        down,
        cards.gaps,
        cards.struck,
        cards.hands,
        cards.packets,
        cards.stock,
        cards.spent,
        cards.discarded,
        purses,
        seals(),
        bag(tokens),
        piles(cards),
        holders(),
        supply(tokens, purses),
        cards.begins() ? dance - 1 : dance,
        first,
        seat("turn", first),
        facts.number("played", 0, 0, MOST_DANCES));
  }

  private int seat(String fact, int usual) {
    return facts.has(fact) ? Facts.seat(fact, facts.single(fact), setting.players()) : usual;
  }

  private List<Integer> tokens() {
    if (!facts.has("tokens"))
      return IntStream.range(0, setting.arcades()).map(this::usual).boxed().toList();
    var tokens = new ArrayList<Integer>();
    for (var value : facts.list("tokens", setting.arcades()))
      tokens.add(token(value, tokens.size()));
    return List.copyOf(tokens);
  }

  private int usual(int arcade) {
    return Ring.isForSeals(arcade) ? arcade / 2 % Faction.COUNT : Ring.DUCAT;
  }

  private int token(String value, int arcade) {
    var parts = Aliases.parts(value);
    if (parts.isEmpty()) return Ring.NOTHING;
    boolean turned = parts.size() == 2 && parts.get(1).equalsIgnoreCase("down");
    if (turned) down |= Seats.only(arcade);
    if (parts.size() == 1 || turned) {
      if (parts.getFirst().equalsIgnoreCase("ducat")) return Ring.DUCAT;
      for (var faction : Faction.ALL) {
        if (faction.name().equalsIgnoreCase(parts.getFirst())) return faction.number();
      }
    }
    throw Facts.wrong("tokens", Refusal.of("no-such-token").and("name", value));
  }

  private List<Integer> purses() {
    if (!facts.has("ducats")) return Collections.nCopies(setting.players(), 1);
    return facts.list("ducats", setting.players()).stream()
        .map(text -> Facts.whole("ducats", text, 0, Setting.DUCATS))
        .toList();
  }

  /// What is left of the ducats (Q4).
  private int supply(List<Integer> tokens, List<Integer> purses) {
    int rest = Setting.DUCATS - Collections.frequency(tokens, Ring.DUCAT);
    for (int purse : purses) rest -= purse;
    if (rest < 0) throw Facts.wrong("ducats", Refusal.of("too-many-ducats").and("clause", "Q4"));
    if (facts.number("supply", rest, 0, Setting.DUCATS) == rest) return rest;
    throw Facts.wrong("supply", Refusal.of("rest-is").and("rest", rest));
  }

  private List<Integer> seals() {
    var seals = new ArrayList<Integer>();
    if (!facts.has("seals")) return Collections.nCopies(setting.players() * Faction.COUNT, 0);
    for (var value : facts.list("seals", setting.players())) {
      var parts = Aliases.parts(value);
      int before = seals.size();
      for (var faction : Faction.ALL) {
        seals.add((int) parts.stream().filter(faction.name()::equalsIgnoreCase).count());
      }
      var counts = seals.subList(before, seals.size());
      if (counts.stream().mapToInt(Integer::intValue).sum() != parts.size()) {
        throw Facts.wrong("seals", Refusal.of("no-such-token").and("name", value));
      }
      if (Collections.max(counts) > 3 || Collections.min(counts) > 0) {
        throw Facts.wrong("seals", Refusal.of("already-won").and("clause", "Q12"));
      }
    }
    return List.copyOf(seals);
  }

  /// What is left of the seals (Q4).
  private List<Integer> bag(List<Integer> tokens) {
    var bag = new ArrayList<Integer>();
    for (var faction : Faction.ALL) {
      int rest = setting.seals() - Collections.frequency(tokens, faction.number());
      if (rest < 0) {
        throw Facts.wrong("tokens", Refusal.of("seal-too-often").and("faction", faction));
      }
      bag.add(rest);
    }
    var stated = facts.has("bag") ? facts.list("bag", Faction.COUNT) : List.<String>of();
    for (int i = 0; i < stated.size(); i++) {
      if (Facts.whole("bag", stated.get(i), 0, setting.seals()) != bag.get(i)) {
        throw Facts.wrong("bag", Refusal.of("rest-is").and("rest", bag.get(i)));
      }
    }
    return List.copyOf(bag);
  }

  private List<Integer> piles(PlotReader cards) {
    var piles = new ArrayList<Integer>();
    for (int pile = 0; pile < Piles.COUNT; pile++) {
      int most = Piles.cards(pile, setting.players()) - cards.placed(pile);
      if (most < 0) {
        var influence = Piles.of(pile);
        throw Facts.wrong("gaps", Refusal.of("too-many-sold").and("influence", influence));
      }
      piles.add(
          facts.has("piles")
              ? Facts.whole("piles", facts.list("piles", Piles.COUNT).get(pile), 0, most)
              : most);
    }
    return List.copyOf(piles);
  }

  private List<Integer> holders() {
    var names =
        facts.has("families")
            ? String.join(",", facts.list("families", setting.players()))
            : String.join(",", given().stream().map(Family::name).toList());
    var families = Families.read(setting.players(), names);
    return Family.ALL.stream()
        .map(families::indexOf)
        .map(i -> i < 0 ? Palace.NOBODY : i / setting.familiesEach())
        .toList();
  }

  /// Without a word, a lot fell in the order of the box.
  private List<Family> given() {
    return setting.lotForFamilies() ? Families.inOrder(setting.players()) : setting.families();
  }
}
