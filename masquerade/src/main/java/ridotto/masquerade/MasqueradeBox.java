package ridotto.masquerade;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Settings;

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
        new Option("zero-attack", "refused|allowed", "attacks with a card of 0 attack (K9)"),
        new Option("draw", "always|optional", "whether the Draw phase may be passed (K5)"),
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
    var set = new Settings(settings);
    int first = set.numberOr("first", "lot", Setting.LOT, 1, players);
    return new Masquerade(
        new Setting(
            players,
            set.isSecond("extras", "off", "on"),
            set.isSecond("pair", "now", "face-up"),
            set.isSecond("zero-attack", "refused", "allowed"),
            set.isSecond("draw", "always", "optional"),
            set.numberOr("rounds", "off", Setting.NO_LIMIT, Setting.NO_LIMIT, MOST_ROUNDS),
            first == Setting.LOT ? first : first - 1,
            set.version()));
  }
}
