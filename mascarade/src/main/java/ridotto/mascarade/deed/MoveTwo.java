package ridotto.mascarade.deed;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.MovePeople;
import ridotto.mascarade.MascaradeMove.Reply;

/// Takes coins from each of two others, who then change places; cards and coins stay where they are
/// (M20).
public record MoveTwo(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.TWO_PLAYERS);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.menus().twoPlayers(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    var puppets = (MovePeople) answer;
    int one = puppets.one().index();
    int other = puppets.other().index();
    room.pay(one, user, coins);
    room.pay(other, user, coins);
    if (!room.ends()) room.changePlaces(one, other);
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(coins);
  }
}
