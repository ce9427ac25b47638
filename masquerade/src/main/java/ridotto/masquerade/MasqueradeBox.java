package ridotto.masquerade;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Masquerade on the shelf.
public record MasqueradeBox() implements Box {
  private static final int MOST_ROUNDS = 100_000;

  @Override
  public String name() {
    return "masquerade";
  }

  @Override
  public int fewest() {
    return 3;
  }

  @Override
  public int most() {
    return 6;
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("extras", "off|on", "adds Doctor Pestilence and Mary the Mute (K1)"),
        new Option("pair", "now|face-up", "when King and Queen together win (K18)"),
        new Option("rounds", "off|rounds", "after which the King's owner wins (K20)"),
        new Option("first", "seat|lot", "who begins (K3)"));
  }

  @Override
  public Map<String, String> simulationLimit() {
    return Map.of("rounds", "200");
  }

  @Override
  public Masquerade open(int players, Map<String, String> settings) {
    check(players, settings);
    return new Masquerade(
        new Setting(
            players,
            word(settings, "extras", "off", "on").equals("on"),
            word(settings, "pair", "now", "face-up").equals("face-up"),
            either(settings, "rounds", "off", Setting.NO_LIMIT, MOST_ROUNDS),
            either(settings, "first", "lot", Setting.LOT, players)));
  }

  /// A number from 1, or a word that stands for something else. Seats are counted from 0.
  private static int either(
      Map<String, String> settings, String name, String word, int meaning, int most) {
    boolean seat = meaning == Setting.LOT;
    var text = settings.getOrDefault(name, seat ? "1" : word);
    if (text.equalsIgnoreCase(word)) return meaning;
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= 1 && number <= most) return seat ? number - 1 : number;
    throw new Refused(
        name, Refusal.of("number-range").and("value", text).and("least", 1).and("most", most));
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
