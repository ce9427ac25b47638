package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes coins from the bank, and both neighbours theirs, in one settlement; a short bank pays the
/// user first, then clockwise (M19).
public record EarnWithNeighbours(int coins, int neighbours) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, coins);
    room.takeFromBank(room.left(user), neighbours);
    room.takeFromBank(room.right(user), neighbours);
    return Step.DONE;
  }

  @Override
  public boolean fromBank() {
    return coins > 0 || neighbours > 0;
  }

  @Override
  public Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(coins, neighbours);
  }
}
