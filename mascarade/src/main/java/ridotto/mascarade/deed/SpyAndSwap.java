package ridotto.mascarade.deed;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Exchange;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.MascaradeMove.Spy;

/// Looks at one's own card and at another player's, then swaps them or not. In the first edition it
/// may be a card from the centre instead.
public record SpyAndSwap() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.CARD_TO_SPY);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.asks(Choice.SWAP_OR_NOT) ? room.menus().swapOrNot() : room.menus().cardsToSpy(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    if (answer instanceof Spy(var place)) {
      room.choose(place.index());
      room.spy(user, room.placeOf(user), place.index());
      return room.ask(user, Choice.SWAP_OR_NOT);
    }
    room.swapOrNot(user, room.placeOf(user), room.chosen(), ((Exchange) answer).really());
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
