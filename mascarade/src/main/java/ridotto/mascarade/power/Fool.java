package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;
import ridotto.mascarade.deed.SwapTwoCards;

/// The Fool takes one coin from the bank, then swaps, or not, the cards of two other players (M21).
public record Fool(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Earn(coins), new SwapTwoCards());
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Fool with(int... numbers) {
    return new Fool(numbers[0]);
  }
}
