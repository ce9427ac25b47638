package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;
import ridotto.mascarade.Power;

/// The Thief takes one coin from the neighbour to the left and one from the neighbour to the right.
public record Thief(int coins) implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    room.pay(room.left(user), user, coins);
    room.pay(room.right(user), user, coins);
    return Step.DONE;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Thief with(int... numbers) {
    return new Thief(numbers[0]);
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
