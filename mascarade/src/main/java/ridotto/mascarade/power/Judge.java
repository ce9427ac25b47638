package ridotto.mascarade.power;

import java.util.List;
import ridotto.mascarade.Power;
import ridotto.mascarade.deed.Deed;
import ridotto.mascarade.deed.TakeCourthouse;

/// The Judge takes what lies in the courthouse. Fines of the same turn come later (M14).
public record Judge() implements Power {
  @Override
  public List<Deed> deeds() {
    return List.of(new TakeCourthouse());
  }
}
