package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Trade;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Trader exchanges the token of an arcade beside him with any other token in the palace, that
/// of his other arcade included. A token that was turned down goes too, and stays down.
public record Trader(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_TRADE;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return wares(palace, gap) != Seats.NONE && Seats.count(palace.ring().tokens()) > 1;
  }

  /// A pair of both his arcades is listed once.
  @Override
  public void targets(Palace palace, int gap, Moves into) {
    int others = palace.ring().tokens();
    for (int left = wares(palace, gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
      int one = Seats.first(left);
      others &= ~Seats.only(one);
      for (int other = others; other != Seats.NONE; other = Seats.afterFirst(other)) {
        into.add(palace.menus().trade(one, Seats.first(other)));
      }
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    var goods = (Trade) target;
    palace.trade(buyer, goods.one(), goods.other());
  }

  private static int wares(Palace palace, int gap) {
    return palace.ring().beside(gap) & palace.ring().tokens();
  }
}
