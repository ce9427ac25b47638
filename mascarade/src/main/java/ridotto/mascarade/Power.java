package ridotto.mascarade;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.MascaradeMove.Reply;

/// What a character does. A power that needs a choice `ASKS` for it; it then lists the options and
/// hears the answer.
///
/// A power's coins are one settlement (M19): a power that does more after its coins must stop if
/// [Ballroom#ends] says so.
public interface Power {
  enum Step {
    DONE,
    ASKS
  }

  Step begin(Ballroom room, int user);

  /// Lists what may be answered to the question this power asked.
  default Menu options(Ballroom room, int user, Moves into) {
    throw new IllegalStateException(this + " asks nothing");
  }

  /// Goes on with a listed answer.
  default Step answer(Ballroom room, int user, Reply answer) {
    throw new IllegalArgumentException(this + " did not ask for " + answer);
  }

  /// Whether it takes from the bank (M6).
  default boolean fromBank() {
    return false;
  }

  default Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  /// How many players it takes (M6).
  default int fewest() {
    return 0;
  }

  /// How many numbers its rule has.
  default int numbers() {
    return 0;
  }

  /// The same power with other numbers, as a character of one's own may have them (M7).
  default Power with(int... numbers) {
    return this;
  }
}
