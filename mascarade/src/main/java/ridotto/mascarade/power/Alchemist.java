package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.PassFortunes;

/// The Alchemist says left or right, and everybody passes their whole fortune that way (M29).
public record Alchemist() implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new PassFortunes());
  }
}
