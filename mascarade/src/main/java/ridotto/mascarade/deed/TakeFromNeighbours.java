package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes coins from the neighbour to the left and from the neighbour to the right.
public record TakeFromNeighbours(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.pay(room.left(user), user, coins);
    room.pay(room.right(user), user, coins);
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
