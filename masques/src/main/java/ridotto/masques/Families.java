package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Which families sit at a table, in the order of the seats: two each with two players (Q5, Q15).
final class Families {
  private Families() {}

  static List<Family> inOrder(int players) {
    return Family.ALL.subList(0, players == 2 ? Family.HELD : players);
  }

  /// Reads `Venier, Dandolo, Cantarini`, or with two players `Venier/Dandolo, Cantarini/Morosini`.
  static List<Family> read(int players, String text) {
    var families = new ArrayList<Family>();
    for (var name : text.split("[,/]", -1)) families.add(family(name.strip()));
    int needed = inOrder(players).size();
    if (families.size() == needed && families.stream().distinct().count() == needed) {
      return List.copyOf(families);
    }
    throw new Refused(
        "families", Refusal.of("families-needed").and("needed", needed).and("clause", "Q5"));
  }

  private static Family family(String name) {
    for (var family : Family.ALL.subList(0, Family.HELD)) {
      if (family.name().equalsIgnoreCase(name)) return family;
    }
    throw new Refused("families", Refusal.of("no-such-family").and("name", name));
  }
}
