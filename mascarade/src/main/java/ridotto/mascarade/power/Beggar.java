package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.TakeFromRicher;

/// The Beggar asks everyone in turn, from her left; whoever has more than she has at that moment
/// gives her one coin.
public record Beggar(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new TakeFromRicher(coins));
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Beggar with(int... numbers) {
    return new Beggar(numbers[0]);
  }
}
