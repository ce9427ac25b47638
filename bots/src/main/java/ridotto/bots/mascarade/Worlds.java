package ridotto.bots.mascarade;

import java.util.random.RandomGenerator;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Happened;

/// Lays tables as they may be.
final class Worlds {
  Worlds(Book book, int player) {}

  void hear(Happened event) {}

  void lay(long placement, Ballroom into, RandomGenerator dice) {}
}
