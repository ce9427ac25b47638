package ridotto.mascarade.deed;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Reply;

/// One thing that a power does, and how many coins it is about. Rules play it; bots, the check of a
/// cast, the mark on a card and the help read it.
///
/// A deed that needs a choice `ASKS` for it; it then lists the options and hears the answer. Its
/// coins are one settlement (M19): between two deeds of a power the end is looked for.
public sealed interface Deed
    permits AskWho,
        Earn,
        EarnTogether,
        EarnUpTo,
        EarnWithNeighbours,
        ExchangeFortunes,
        Gamble,
        MoveTwo,
        PassFortunes,
        ShowToOthers,
        SpyAndSwap,
        SwapTwoCards,
        TakeCourthouse,
        TakeFromNeighbours,
        TakeFromRicher,
        TakeFromRichest,
        WinWith {
  enum Step {
    DONE,
    ASKS
  }

  Step begin(Ballroom room, int user);

  /// Lists what may be answered to the question this deed asked.
  default Menu options(Ballroom room, int user, Moves into) {
    throw new IllegalStateException(this + " asks nothing");
  }

  /// Goes on with a listed answer.
  default Step answer(Ballroom room, int user, Reply answer) {
    throw new IllegalArgumentException(this + " did not ask for " + answer);
  }

  /// Whether it brings coins from the bank into play (M6).
  default boolean fromBank() {
    return false;
  }

  /// The refusal of another player who cannot be picked for it, for deeds that spare some.
  default String spares() {
    throw new IllegalStateException(this + " spares nobody");
  }

  Mark mark();

  /// Its numbers, for whoever says in words what it does.
  default List<Integer> numbers() {
    return List.of();
  }
}
