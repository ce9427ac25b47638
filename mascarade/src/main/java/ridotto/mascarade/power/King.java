package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;

/// The King takes three coins from the bank, two in the second edition.
public record King(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Earn(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public King with(int... numbers) {
    return new King(numbers[0]);
  }
}
