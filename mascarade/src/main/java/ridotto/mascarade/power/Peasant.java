package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.EarnTogether;

/// A Peasant takes one coin from the bank; both Peasants, shown in one turn, take two each.
public record Peasant(int alone, int together) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new EarnTogether(alone, together));
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
