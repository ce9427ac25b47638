package ridotto.mascarade;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Settings;

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
    return new Mascarade(setting(players, new Settings(settings)));
  }

  private Setting setting(int players, Settings settings) {
    int centre = centre(players, settings);
    var read = CastReader.read(edition, cast(players, settings));
    var cards = read.cards();
    var faults = new ArrayList<>(read.faults());
    faults.addAll(CastCheck.faults(edition, players, centre, cards));
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
        settings.number("opening", 4, 0, 99),
        settings.isSecond("answers", "in-turn", "together"),
        settings.numberOr("limit", "off", Setting.NO_LIMIT, Setting.NO_LIMIT, MOST_TURNS),
        settings.numberOr("first", "lot", 0, 1, players) - 1);
  }

  private String cast(int players, Settings settings) {
    if (!settings.has("cast")) return String.join(",", printed(players, settings));
    for (var other : List.of("side", "print")) {
      if (settings.has(other)) throw new Refused(other, Refusal.of("cast-or").and("other", other));
    }
    return settings.text("cast", "");
  }

  private List<String> printed(int players, Settings settings) {
    return switch (edition) {
      case FIRST -> Casts.first(players, settings.isSecond("print", "french", "english"));
      case SECOND -> Casts.second(players, settings.word("side", "A", "B").charAt(0));
    };
  }

  /// Both prints or both sides, if they differ (M3, M4).
  @Override
  public List<List<String>> casts(int players) {
    var casts =
        switch (edition) {
          case FIRST -> List.of(Casts.first(players, false), Casts.first(players, true));
          case SECOND -> List.of(Casts.second(players, 'A'), Casts.second(players, 'B'));
        };
    return casts.stream().distinct().toList();
  }

  @Override
  public List<String> wardrobe() {
    return edition.wardrobe().stream()
        .flatMap(costume -> Collections.nCopies(costume.copies(), costume.name()).stream())
        .toList();
  }

  private static int centre(int players, Settings settings) {
    int centre = settings.number("centre", 0, 0, 2);
    if (centre == 0) return 0;
    if (players <= 5) {
      throw new Refused("centre", Refusal.of("centre-players").and("players", players));
    }
    if (settings.has("cast")) return centre;
    throw new Refused("centre", Refusal.of("centre-cast").and("n", players + centre));
  }
}
