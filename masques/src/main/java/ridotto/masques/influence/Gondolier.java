package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Ferry;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Gondolier exchanges a neighbouring plot card with any other plot card in the palace.
public record Gondolier(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_FERRY;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return neighbours(palace, gap) != Seats.NONE && Seats.count(palace.ring().plots()) > 1;
  }

  /// A pair of both neighbours is listed once.
  @Override
  public void targets(Palace palace, int gap, Moves into) {
    int others = palace.ring().plots();
    for (int left = neighbours(palace, gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
      int one = Seats.first(left);
      others &= ~Seats.only(one);
      for (int other = others; other != Seats.NONE; other = Seats.afterFirst(other)) {
        into.add(palace.menus().ferry(one, Seats.first(other)));
      }
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    var passengers = (Ferry) target;
    palace.ferry(buyer, passengers.one(), passengers.other());
  }

  private static int neighbours(Palace palace, int gap) {
    return palace.ring().neighbours(gap) & palace.ring().plots();
  }
}
