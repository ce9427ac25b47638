package ridotto.kernel;

import java.util.random.RandomGenerator;

/// Chooses a move in a playout.
public interface Policy {
  Policy UNIFORM = (_, menu, random) -> menu.get(random.nextInt(menu.size()));

  int choose(Question question, Menu menu, RandomGenerator random);
}
