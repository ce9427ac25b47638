package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.TakeFromRichest;

/// The Swindler takes two coins from the richest of the other players, and picks one on a tie.
public record Swindler(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new TakeFromRichest(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Swindler with(int... numbers) {
    return new Swindler(numbers[0]);
  }
}
