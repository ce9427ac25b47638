package ridotto.server.table;

import java.util.Map;
import ridotto.kernel.Box;

/// The games that tables play.
public interface Library {
  /// Throws [ridotto.kernel.Refused] if there is no such game.
  Box box(String game);

  /// Throws [ridotto.kernel.Refused] if it cannot be played like this.
  Rules<?> open(String game, int players, Map<String, String> settings);

  /// Throws [ridotto.kernel.Refused] if no bots of this level play it.
  void requireBots(Rules<?> rules, String level);
}
