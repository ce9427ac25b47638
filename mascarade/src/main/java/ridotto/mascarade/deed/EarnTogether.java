package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes coins from the bank: so many alone, so many each if both cards of a pair were shown.
public record EarnTogether(int alone, int together) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeFromBank(user, room.bothShown() ? together : alone);
    return Step.DONE;
  }

  @Override
  public boolean fromBank() {
    return alone > 0 || together > 0;
  }

  @Override
  public Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(alone, together);
  }
}
