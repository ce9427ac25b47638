package ridotto.masques;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;

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
    return new Masques(
        new Setting(
            players,
            Prices.read(settings.getOrDefault("prices", "")),
            isDefault(settings, "dances", "off")
                ? Setting.NO_LIMIT
                : number(settings, "dances", MOST_DANCES),
            isDefault(settings, "first", "1") ? 0 : first(players, settings),
            families(players, settings)));
  }

  private static int first(int players, Map<String, String> settings) {
    if (settings.getOrDefault("first", "").equalsIgnoreCase("lot")) return Setting.LOT;
    return number(settings, "first", players) - 1;
  }

  private static List<Family> families(int players, Map<String, String> settings) {
    var text = settings.get("families");
    if (text == null) return Families.inOrder(players);
    return text.equalsIgnoreCase("lot") ? List.of() : Families.read(players, text);
  }

  private static boolean isDefault(Map<String, String> settings, String name, String usual) {
    return settings.getOrDefault(name, usual).equalsIgnoreCase(usual);
  }

  private static int number(Map<String, String> settings, String name, int most) {
    return Facts.whole(name, settings.getOrDefault(name, ""), 1, most);
  }
}
