package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Escort;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Palace Guard moves a neighbouring plot card to any empty gap.
public record PalaceGuard(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_ESCORT;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return intruders(palace, gap) != Seats.NONE && palace.ring().empty() != Seats.NONE;
  }

  @Override
  public void targets(Palace palace, int gap, Moves into) {
    for (int left = intruders(palace, gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
      for (int to = palace.ring().empty(); to != Seats.NONE; to = Seats.afterFirst(to)) {
        into.add(palace.menus().escort(Seats.first(left), Seats.first(to)));
      }
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    var escorted = (Escort) target;
    palace.escort(buyer, escorted.from(), escorted.to());
  }

  private static int intruders(Palace palace, int gap) {
    return palace.ring().neighbours(gap) & palace.ring().plots();
  }
}
