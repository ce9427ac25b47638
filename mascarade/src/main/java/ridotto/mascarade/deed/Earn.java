package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes coins from the bank.
public record Earn(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, coins);
    return Step.DONE;
  }

  @Override
  public boolean fromBank() {
    return coins > 0;
  }

  @Override
  public Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(coins);
  }
}
