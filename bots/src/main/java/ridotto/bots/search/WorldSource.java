package ridotto.bots.search;

import java.util.random.RandomGenerator;

/// Where the search gets its worlds from: the belief of the player who thinks.
public interface WorldSource<T> {
  void lay(T into, RandomGenerator random);
}
