package ridotto.mascarade.power;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeMove.Exchange;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.MascaradeQuestion.UsePower;
import ridotto.mascarade.Power;

/// The Spy looks at her own card and at another player's, then swaps them or not. In the first
/// edition she may take a card from the centre instead.
public record Spy() implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.CARD_TO_SPY);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return looked(room) ? room.menus().swapOrNot() : room.menus().cardsToSpy(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    if (answer instanceof MascaradeMove.Spy(var place)) {
      room.choose(place.index());
      room.spy(user, room.placeOf(user), place.index());
      return room.ask(user, Choice.SWAP_OR_NOT);
    }
    room.swapOrNot(user, room.placeOf(user), room.chosen(), ((Exchange) answer).really());
    return Step.DONE;
  }

  private static boolean looked(Ballroom room) {
    return room.question() instanceof UsePower(_, var choice) && choice == Choice.SWAP_OR_NOT;
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
