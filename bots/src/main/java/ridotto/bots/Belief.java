package ridotto.bots;

import java.util.random.RandomGenerator;
import ridotto.kernel.Event;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// What one player can know of a table, kept from what the player was told.
public interface Belief<T extends Table<?>> {
  void hear(Event event);

  /// Lets go of whatever can be made again when the next world is laid.
  default void rest() {}

  /// Lays a table as it may be now, drawn as likely as this player believes it.
  ///
  /// To its player it looks as `view` does, asks the same, and everything heard so far is true of
  /// it.
  void sample(View view, T into, RandomGenerator random);
}
