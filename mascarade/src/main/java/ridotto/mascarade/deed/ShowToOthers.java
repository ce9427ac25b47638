package ridotto.mascarade.deed;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// Another player shows their card to everyone but themselves.
public record ShowToOthers() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.menus().others(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    int seat = ((Pick) answer).seat().index();
    room.holdUp(seat, room.placeOf(seat));
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
