package ridotto.kernel;

import java.util.List;
import java.util.Map;

/// A game on the shelf: how many can play it, and what a table may set.
public interface Box {
  /// The name that commands and records use, such as `mascarade-2`.
  String name();

  /// The game whose words, rules page and examples it shares: both editions are one `mascarade`.
  default String family() {
    return name();
  }

  int fewest();

  int most();

  List<Option> options();

  /// The rules for so many players and with these settings.
  ///
  /// Throws [Refused], which names the setting and everything wrong with it.
  Game<?> open(int players, Map<String, String> settings);

  /// The printed casts for so many players, each a card by its name; empty if the game has none to
  /// choose from.
  default List<List<String>> casts(int players) {
    return List.of();
  }

  /// The cards a cast of one's own may be made of, by their names, each as often as the box has it.
  default List<String> wardrobe() {
    return List.of();
  }

  /// Something a table may set, the form of its values, and what it means.
  record Option(String name, String values, String meaning) {}

  /// The limit that keeps a game of bots from going on for ever, as a setting.
  Map<String, String> simulationLimit();

  /// Turns away a number of players this game is not made for, and settings it does not know.
  default void check(int players, Map<String, String> settings) {
    if (players < fewest() || players > most()) {
      throw new Refused(
          "players",
          Refusal.of("players-range").and("n", players).and("few", fewest()).and("most", most()));
    }
    var known = options().stream().map(Option::name).toList();
    for (var name : settings.keySet()) {
      if (!known.contains(name)) {
        throw new Refused(
            name, Refusal.of("unknown-setting").and("known", String.join(", ", known)));
      }
    }
  }
}
