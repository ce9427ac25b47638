package ridotto.mascarade.power;

import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.Power;
import ridotto.mascarade.Say;
import ridotto.mascarade.Say.Pick;

/// The Witch may exchange her whole fortune with another player's.
public record Witch() implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER_OR_NOBODY);
  }

  @Override
  public void options(Ballroom room, int user, Moves into) {
    into.offer(room.menus().othersOrNobody(user));
  }

  @Override
  public Step answer(Ballroom room, int user, Say answer) {
    if (answer instanceof Pick(var seat)) room.exchangeFortunes(user, seat.index());
    else room.decline(user);
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
