package ridotto.mascarade.deed;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// May exchange one's whole fortune with another player's.
public record ExchangeFortunes() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER_OR_NOBODY);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.menus().othersOrNobody(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    if (answer instanceof Pick(var seat)) room.exchangeFortunes(user, seat.index());
    else room.decline(user);
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
