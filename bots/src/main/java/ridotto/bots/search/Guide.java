package ridotto.bots.search;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import ridotto.kernel.Menu;
import ridotto.kernel.Table;

/// What a game tells the search about itself. It looks at worlds that were made up, never at the
/// truth, and keeps nothing of them: one guide serves one bot.
public interface Guide<T extends Table<?>> {
  /// Estimates, by player, which share of the win everybody can expect. The shares sum to 1.
  void estimate(T table, double[] shares);

  /// Whether a playout that left the tree may stop here, since an estimate is as good.
  default boolean rests(T table) {
    return false;
  }

  /// How this seat would play in a playout.
  int choose(T table, int seat, Menu menu, RandomGenerator random);

  /// What each of these moves is worth at first sight to the one who plays it, as a share of the
  /// win. The search tries the best first. The table must be left as it was.
  default void judge(T table, int seat, Menu menu, double[] worth) {
    Arrays.fill(worth, 0, menu.size(), 1.0 / 2);
  }

  /// Whether everybody will see what this seat answers now. What the thinking player cannot see of
  /// others is not a branch of the tree: it is chosen as in a playout.
  default boolean isOpen(T table, int seat) {
    return true;
  }
}
