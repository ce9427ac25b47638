package ridotto.mascarade.deed;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.MascaradeMove.SwapOthers;

/// Swaps, or not, the cards of two other players (M21).
public record SwapTwoCards() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.TWO_CARDS);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.menus().twoCards(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    var swap = (SwapOthers) answer;
    room.swapOrNot(user, swap.one().index(), swap.other().index(), swap.really());
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
