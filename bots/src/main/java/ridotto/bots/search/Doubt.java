package ridotto.bots.search;

import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Table;

/// Makes of a supposed world another that somebody else could not tell from it, so that in the mind
/// of a bot others do not know what only the bot knows.
///
/// This is the one place where a bot looks through others' eyes, and it is given no true table.
record Doubt<T extends Table<?>>(Game<T> game) {
  void spread(T supposed, int player, RandomGenerator random) {
    game.disguise(supposed, Eyes.of(player), random);
  }
}
