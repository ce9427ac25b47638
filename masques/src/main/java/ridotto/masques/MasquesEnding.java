package ridotto.masques;

import ridotto.kernel.Ending;

/// How a game of Masques ends.
public enum MasquesEnding implements Ending {
  /// Somebody has four seals of one faction (Q12).
  FOUR,
  /// Somebody has a seal of each faction (Q12).
  FIVE,
  /// So many dances were agreed on (Q16).
  LIMIT
}
