package ridotto.mascarade;

import ridotto.kernel.Policy;

/// A player without a plan, who claims one time in eight and otherwise does anything.
final class RandomPolicy {
  private static final int ONCE_IN = 8;

  static final Policy POLICY =
      (question, moves, random) -> {
        if (!(question instanceof MascaradeQuestion.YouToo))
          return moves.get(random.nextInt(moves.size()));
        if (random.nextInt(ONCE_IN) != 0) return moves.get(0);
        return moves.get(moves.size() == 2 ? 1 : 1 + random.nextInt(moves.size() - 1));
      };

  private RandomPolicy() {}
}
