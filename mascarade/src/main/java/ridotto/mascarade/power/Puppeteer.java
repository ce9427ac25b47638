package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.MoveTwo;

/// The Puppeteer takes one coin from each of two others, who then change places; cards and coins
/// stay where they are (M20).
public record Puppeteer(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new MoveTwo(coins));
  }

  @Override
  public int fewest() {
    return 6;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Puppeteer with(int... numbers) {
    return new Puppeteer(numbers[0]);
  }
}
