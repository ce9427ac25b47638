package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeMove;

/// What a text does when its moment comes. `you` is whoever controlled the card at that moment
/// (K4).
///
/// An effect that needs a choice `ASKS` for it; it then lists the options and hears the answer.
/// Draws, placements and substitutes are left to the table, which sees to them afterwards.
public interface Effect {
  Step begin(Battlefield field, int you);

  /// Lists what this seat may answer to the question the effect asked.
  default Menu options(Battlefield field, int seat, Moves into) {
    throw new IllegalStateException(this + " asks nothing");
  }

  /// Goes on with a listed answer.
  default Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    throw new IllegalArgumentException(this + " did not ask for " + answer);
  }

  /// Whether it comes to nothing, so that there is nothing to tell either.
  default boolean idle(Battlefield field, int you) {
    return false;
  }

  /// Whether an action spent on it would do anything.
  default boolean usable(Battlefield field) {
    return true;
  }
}
