package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.EarnUpTo;

/// The Widow takes from the bank what she lacks to ten coins, and nothing if she has them (M22).
public record Widow(int fortune) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new EarnUpTo(fortune));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Widow with(int... numbers) {
    return new Widow(numbers[0]);
  }
}
