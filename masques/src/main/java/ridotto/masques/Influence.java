package ridotto.masques;

import ridotto.kernel.Moves;
import ridotto.kernel.Named;
import ridotto.masques.MasquesMove.Use;

/// What an influence card does for its buyer, once it lies in its gap (Q8, Q9).
///
/// It works through one of the two arcades beside it, and its buyer may always decline.
public interface Influence extends Named {
  /// Its place among the six piles.
  int pile();

  /// What its buyer is asked.
  MasquesQuestion.Effect asks();

  /// Whether it has any target from this gap; if not, nobody is asked.
  boolean finds(Palace palace, int gap);

  /// Lists its targets.
  void targets(Palace palace, int gap, Moves into);

  /// Acts on a listed target.
  void act(Palace palace, int buyer, Use target);

  @Override
  default String name() {
    return getClass().getSimpleName();
  }
}
