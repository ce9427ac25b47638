package ridotto.mascarade;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import ridotto.kernel.Refusal;

/// What makes a cast of one's own a good one (M6). Names every clause that is broken.
final class CastCheck {
  private static final Comparator<Costume> BY_NAME = Comparator.comparing(Costume::name);

  private CastCheck() {}

  static List<Refusal> faults(Edition edition, int players, int centre, List<Costume> cards) {
    var faults = new ArrayList<Refusal>();
    var names = cards.stream().map(Costume::name).toList();
    boolean printed =
        Casts.printed(edition, players).stream()
            .anyMatch(cast -> sorted(cast).equals(sorted(names)));
    if (players < 4 && !printed) {
      faults.add(Refusal.of("cast-fixed").and("players", players));
    }
    if (players >= 4 && cards.size() != size(players, centre)) {
      faults.add(
          Refusal.of("cast-size").and("n", cards.size()).and("needed", size(players, centre)));
    }
    if (!names.contains("Judge")) faults.add(Refusal.of("cast-judge"));
    long money = cards.stream().filter(Costume::fromBank).count();
    if (!printed && 3 * money < cards.size()) {
      faults.add(Refusal.of("cast-third").and("money", money).and("n", cards.size()));
    }
    for (var costume : new HashSet<>(cards).stream().sorted(BY_NAME).toList()) {
      long count = cards.stream().filter(costume::equals).count();
      if (costume.copies() == 2 && count == 1) {
        faults.add(Refusal.of("cast-both").and("name", costume));
      }
      if (count > costume.copies()) {
        faults.add(
            Refusal.of("cast-copies")
                .and("name", costume)
                .and("n", count)
                .and("most", costume.copies()));
      }
      if (players < costume.fewest()) {
        faults.add(
            Refusal.of("cast-fewest")
                .and("name", costume)
                .and("few", costume.fewest())
                .and("players", players));
      }
    }
    return faults;
  }

  /// 4 and 5 players use 6 cards, more use one each and what lies in the centre (M2).
  static int size(int players, int centre) {
    return players <= 5 ? 6 : players + centre;
  }

  private static List<String> sorted(List<String> names) {
    return names.stream().sorted().toList();
  }
}
