package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Power;

/// The Patron takes three coins from the bank, and both neighbours one each, in one settlement; a
/// short bank pays the Patron first, then clockwise (M19).
public record Patron(int coins, int neighbours) implements Power {
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
  public int numbers() {
    return 2;
  }

  @Override
  public Patron with(int... numbers) {
    return new Patron(numbers[0], numbers[1]);
  }
}
