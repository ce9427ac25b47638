package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.ExchangeFortunes;

/// The Witch may exchange her whole fortune with another player's.
public record Witch() implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new ExchangeFortunes());
  }
}
