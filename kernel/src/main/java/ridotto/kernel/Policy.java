package ridotto.kernel;

import java.util.random.RandomGenerator;

/// Chooses a move in a playout.
public interface Policy {
  Policy UNIFORM = (_, moves, random) -> moves.get(random.nextInt(moves.size()));

  int choose(Question question, Moves moves, RandomGenerator random);
}
