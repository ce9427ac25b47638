package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Power;

/// A Peasant takes one coin from the bank; both Peasants, shown in one turn, take two each.
public record Peasant(int alone, int together) implements Power {
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
  public int fewest() {
    return 8;
  }

  @Override
  public int numbers() {
    return 2;
  }

  @Override
  public Peasant with(int... numbers) {
    return new Peasant(numbers[0], numbers[1]);
  }
}
