package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;
import ridotto.mascarade.Power;

/// The Beggar asks everyone in turn, from her left; whoever has more than she has at that moment
/// gives her one coin. Each gift is settled by itself (M19).
public record Beggar(int coins) implements Power {
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
  public int numbers() {
    return 1;
  }

  @Override
  public Beggar with(int... numbers) {
    return new Beggar(numbers[0]);
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
