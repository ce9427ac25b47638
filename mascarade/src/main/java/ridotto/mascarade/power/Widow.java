package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Power;

/// The Widow takes from the bank what she lacks to ten coins, and nothing if she has them (M22).
public record Widow(int fortune) implements Power {
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
  public int numbers() {
    return 1;
  }

  @Override
  public Widow with(int... numbers) {
    return new Widow(numbers[0]);
  }
}
