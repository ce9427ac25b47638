package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.TakeFromNeighbours;

/// The Thief takes one coin from the neighbour to the left and one from the neighbour to the right.
public record Thief(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new TakeFromNeighbours(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Thief with(int... numbers) {
    return new Thief(numbers[0]);
  }
}
