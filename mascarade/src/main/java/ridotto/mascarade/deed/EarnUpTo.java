package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes from the bank what is lacking to a fortune, and nothing with more (M22).
public record EarnUpTo(int fortune) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, Math.max(0, fortune - room.purse(user)));
    return Step.DONE;
  }

  @Override
  public boolean fromBank() {
    return fortune > 0;
  }

  @Override
  public Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(fortune);
  }
}
