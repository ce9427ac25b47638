package ridotto.mascarade.power;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.MascaradeMove.SwapOthers;
import ridotto.mascarade.Power;

/// The Fool takes one coin from the bank, then swaps, or not, the cards of two other players (M21).
public record Fool(int coins) implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, coins);
    return room.ends() ? Step.DONE : room.ask(user, Choice.TWO_CARDS);
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
  public boolean fromBank() {
    return coins > 0;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Fool with(int... numbers) {
    return new Fool(numbers[0]);
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
