package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;

/// The Empress takes three coins from the bank.
public record Empress(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Earn(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Empress with(int... numbers) {
    return new Empress(numbers[0]);
  }
}
