package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.AskWho;
import ridotto.mascarade.deed.Deed;

/// The Guru points at another player, who names their character and shows the card; whoever is
/// wrong pays the Guru four coins.
public record Guru(int coins) implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new AskWho(coins));
  }

  @Override
  public int fewest() {
    return 8;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Guru with(int... numbers) {
    return new Guru(numbers[0]);
  }
}
