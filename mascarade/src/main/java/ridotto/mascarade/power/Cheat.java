package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.WinWith;

/// The Cheat wins with ten coins or more; with fewer nothing happens (M22, M27).
public record Cheat(int fortune) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new WinWith(fortune));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Cheat with(int... numbers) {
    return new Cheat(numbers[0]);
  }
}
