package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Hide;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Thief turns down a token of an arcade beside him: nobody takes it in this dance, and after
/// the dance it is turned up again (Q13).
public record Thief(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_HIDE;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return loot(palace, gap) != Seats.NONE;
  }

  @Override
  public void targets(Palace palace, int gap, Moves into) {
    for (int left = loot(palace, gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
      into.add(palace.menus().hide(Seats.first(left)));
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    palace.hide(buyer, ((Hide) target).arcade());
  }

  private static int loot(Palace palace, int gap) {
    return palace.ring().beside(gap) & palace.ring().faceUp();
  }
}
