package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.EarnWithNeighbours;

/// The Patron takes three coins from the bank, and both neighbours one each, in one settlement; a
/// short bank pays the Patron first, then clockwise (M19).
public record Patron(int coins, int neighbours) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new EarnWithNeighbours(coins, neighbours));
  }

  @Override
  public int numbers() {
    return 2;
  }

  @Override
  public Patron with(int... numbers) {
    return new Patron(numbers[0], numbers[1]);
  }
}
