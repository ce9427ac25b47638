package ridotto.mascarade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Mascarade on the shelf, one box an edition.
public record MascaradeBox(Edition edition) implements Box {
  private static final int MOST_TURNS = 1_000_000;

  @Override
  public String name() {
    return edition.box();
  }

  @Override
  public String family() {
    return "mascarade";
  }

  @Override
  public int fewest() {
    return edition.fewest();
  }

  @Override
  public int most() {
    return edition.most();
  }

  @Override
  public List<Option> options() {
    var options = new ArrayList<Option>();
    options.add(new Option("cast", "names", "the cards in play, also 'Duke = King 4' (M6, M7)"));
    options.add(
        edition == Edition.FIRST
            ? new Option("print", "french|english", "the Spy or the Fool with seven players (M3)")
            : new Option("side", "A|B", "of the scenario sheet (M4)"));
    options.add(new Option("centre", "0|1|2", "more cards in the centre, six players and up (M2)"));
    options.add(new Option("opening", "0-99", "turns at the start that only swap (M9)"));
    options.add(new Option("answers", "in-turn|together", "how the others answer (M13)"));
    options.add(new Option("limit", "off|turns", "after which the richest win (M28)"));
    options.add(new Option("first", "seat|lot", "who begins (M8)"));
    return List.copyOf(options);
  }

  @Override
  public Map<String, String> simulationLimit() {
    return Map.of("limit", "1000");
  }

  @Override
  public Mascarade open(int players, Map<String, String> settings) {
    check(players, settings);
    return new Mascarade(setting(players, settings));
  }

  private Setting setting(int players, Map<String, String> settings) {
    int centre = centre(players, settings);
    var cards = cards(players, settings);
    var faults = CastCheck.faults(edition, players, centre, cards);
    if (!faults.isEmpty()) throw new Refused("cast", faults);
    var copies = new LinkedHashMap<Costume, Integer>();
    for (var costume : cards) copies.merge(costume, 1, Integer::sum);
    var masks = new ArrayList<Mask>();
    for (var costume : copies.keySet()) masks.add(new Mask(masks.size(), costume));
    int each = players > 3 ? 1 : 6 / players;
    return new Setting(
        edition,
        players,
        masks,
        List.copyOf(copies.values()),
        Layout.of(players, each, cards.size() - players * each),
        number(settings, "opening", "4", 0, 99),
        word(settings, "answers", "in-turn", "together").equals("together"),
        limit(settings),
        first(players, settings));
  }

  private List<Costume> cards(int players, Map<String, String> settings) {
    var cast = settings.get("cast");
    if (cast != null) {
      for (var other : List.of("side", "print")) {
        if (settings.containsKey(other)) {
          throw new Refused(other, Refusal.of("cast-or").and("other", other));
        }
      }
      return CastReader.read(edition, cast);
    }
    var printed =
        switch (edition) {
          case FIRST -> {
            var print = word(settings, "print", "french", "english");
            yield Casts.first(players, print.equals("english"));
          }
          case SECOND -> Casts.second(players, word(settings, "side", "A", "B").charAt(0));
        };
    return CastReader.read(edition, String.join(",", printed));
  }

  private static int centre(int players, Map<String, String> settings) {
    int centre = number(settings, "centre", "0", 0, 2);
    if (centre == 0 || players > 5) {
      if (centre > 0 && !settings.containsKey("cast")) {
        throw new Refused("centre", Refusal.of("centre-cast").and("n", players + centre));
      }
      return centre;
    }
    throw new Refused("centre", Refusal.of("centre-players").and("players", players));
  }

  private static int limit(Map<String, String> settings) {
    if (settings.getOrDefault("limit", "off").equals("off")) return Setting.NO_LIMIT;
    return number(settings, "limit", "off", 1, MOST_TURNS);
  }

  private static int first(int players, Map<String, String> settings) {
    if (settings.getOrDefault("first", "1").equals("lot")) return Setting.LOT;
    return number(settings, "first", "1", 1, players) - 1;
  }

  private static int number(
      Map<String, String> settings, String name, String usual, int least, int most) {
    var text = settings.getOrDefault(name, usual);
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= least && number <= most) return number;
    throw new Refused(
        name, Refusal.of("number-range").and("value", text).and("least", least).and("most", most));
  }

  private static String word(
      Map<String, String> settings, String name, String usual, String other) {
    var text = settings.getOrDefault(name, usual);
    if (text.equalsIgnoreCase(usual)) return usual;
    if (text.equalsIgnoreCase(other)) return other;
    throw new Refused(
        name, Refusal.of("one-of").and("value", text).and("known", usual + ", " + other));
  }
}
