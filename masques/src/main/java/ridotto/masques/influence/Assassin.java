package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Strike;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Assassin turns down a neighbouring plot card, which from then on counts as an influence
/// card.
public record Assassin(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_STRIKE;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return victims(palace, gap) != Seats.NONE;
  }

  @Override
  public void targets(Palace palace, int gap, Moves into) {
    for (int left = victims(palace, gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
      into.add(palace.menus().strike(Seats.first(left)));
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    palace.strike(buyer, ((Strike) target).gap());
  }

  private static int victims(Palace palace, int gap) {
    return palace.ring().neighbours(gap) & palace.ring().plots();
  }
}
