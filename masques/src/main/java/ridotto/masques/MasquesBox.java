package ridotto.masques;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Settings;

/// Masques on the shelf.
public record MasquesBox() implements Box {
  private static final int MOST_DANCES = 1_000_000;

  @Override
  public String name() {
    return "masques";
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return 4;
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("prices", "Thief 1/1/2, …", "of the piles that do not cost 1, 2 and 3 (Q3)"),
        new Option(
            "values",
            "Foscari 1/3/5, …",
            "of the families whose plot cards are not 2, 3 and 4 (Q2)"),
        new Option("dances", "off|number", "after which most seals win (Q16)"),
        new Option("first", "seat|lot", "who is the first player (Q5)"),
        new Option("families", "names|lot", "who has which family, seat by seat (Q5, Q15)"));
  }

  @Override
  public Map<String, String> simulationLimit() {
    return Map.of("dances", "60");
  }

  @Override
  public Masques open(int players, Map<String, String> settings) {
    check(players, settings);
    return new Masques(setting(players, new Settings(settings)));
  }

  private static Setting setting(int players, Settings settings) {
    return new Setting(
        players,
        Prices.read(settings.text("prices", "")),
        Values.read(settings.text("values", "")),
        settings.numberOr("dances", "off", Setting.NO_LIMIT, Setting.NO_LIMIT, MOST_DANCES),
        settings.numberOr("first", "lot", 0, 1, players) - 1,
        families(players, settings));
  }

  private static List<Family> families(int players, Settings settings) {
    if (!settings.has("families")) return Families.inOrder(players);
    var text = settings.text("families", "");
    return text.equalsIgnoreCase("lot") ? List.of() : Families.read(players, text);
  }
}
