package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Gamble;

/// The Gambler takes three coins from the bank and hides one, two or three of them; another player
/// guesses how many, and wins them if right. Otherwise she does (M29).
public record Gambler(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Gamble(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Gambler with(int... numbers) {
    return new Gambler(numbers[0]);
  }
}
