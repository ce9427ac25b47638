package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Asks everyone in turn, from the left; whoever has more at that moment gives coins. Each gift is
/// settled by itself (M19).
public record TakeFromRicher(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    for (int seat = room.left(user); seat != user; seat = room.left(seat)) {
      if (room.purse(seat) <= room.purse(user)) continue;
      room.pay(seat, user, coins);
      if (room.ends()) break;
    }
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
