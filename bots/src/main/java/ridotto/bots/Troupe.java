package ridotto.bots;

import ridotto.kernel.Game;

/// The bots of one family of games.
public interface Troupe {
  /// The [ridotto.kernel.Box#family] whose games they play.
  String family();

  /// Studies the rules of a game once, for any number of bots, tables and threads.
  Entrance study(Game<?> game);

  /// What a laboratory sees of such a game besides who wins.
  default Lens lens(Game<?> game) {
    return new WordLens(game);
  }

  /// Where bots come in to a game.
  interface Entrance {
    /// A bot for this player of a new table. The same seed and the same events give the same play.
    Bot bot(int player, Profile profile, long seed);
  }
}
