package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;

/// The Queen takes two coins from the bank.
public record Queen(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Earn(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Queen with(int... numbers) {
    return new Queen(numbers[0]);
  }
}
