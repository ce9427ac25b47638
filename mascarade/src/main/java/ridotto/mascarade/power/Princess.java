package ridotto.mascarade.power;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.Power;

/// The Princess takes two coins from the bank, then picks another player, who shows their card to
/// everyone but themselves.
public record Princess(int coins) implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, coins);
    return room.ends() ? Step.DONE : room.ask(user, Choice.PLAYER);
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
  public boolean fromBank() {
    return coins > 0;
  }

  @Override
  public int fewest() {
    return 6;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Princess with(int... numbers) {
    return new Princess(numbers[0]);
  }

  @Override
  public Mark mark() {
    return Mark.EYE;
  }
}
