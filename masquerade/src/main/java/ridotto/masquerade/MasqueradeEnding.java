package ridotto.masquerade;

import ridotto.kernel.Ending;

/// How a game of Masquerade ends.
public enum MasqueradeEnding implements Ending {
  /// Somebody has killed the King (K17).
  KILL,
  /// Somebody owns King and Queen (K18).
  PAIR,
  /// The deck is empty at the end of a turn: the King's owner wins (K19).
  DECK,
  /// So many rounds were agreed on (K20).
  LIMIT
}
