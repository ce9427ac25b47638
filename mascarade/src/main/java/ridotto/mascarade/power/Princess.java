package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.Earn;
import ridotto.mascarade.deed.ShowToOthers;

/// The Princess takes two coins from the bank, then picks another player, who shows their card to
/// everyone but themselves.
public record Princess(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new Earn(coins), new ShowToOthers());
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
  public Princess with(int... numbers) {
    return new Princess(numbers[0]);
  }
}
