package ridotto.mascarade;

import ridotto.kernel.Ending;

/// How a game of Mascarade ends.
public enum MascaradeEnding implements Ending {
  /// Somebody has 13 coins or more (M25).
  FORTUNE,
  /// Somebody has lost the last coin (M26).
  RUIN,
  /// The Cheat had enough (M27).
  CHEAT,
  /// So many turns were agreed on (M28).
  LIMIT
}
