package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.SpyAndSwap;

/// The Spy looks at her own card and at another player's, then swaps them or not. In the first
/// edition she may take a card from the centre instead.
public record Spy() implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new SpyAndSwap());
  }
}
