package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Power;

/// The Cheat wins with ten coins or more; with fewer nothing happens (M22, M27).
public record Cheat(int fortune) implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    if (room.purse(user) >= fortune) room.winAlone(user);
    return Step.DONE;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Cheat with(int... numbers) {
    return new Cheat(numbers[0]);
  }
}
