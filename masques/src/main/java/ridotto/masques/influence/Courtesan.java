package ridotto.masques.influence;

import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove.Name;
import ridotto.masques.MasquesMove.Use;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.Palace;

/// The Courtesan names a plot card that is not in the palace and an empty gap next to her; whoever
/// holds the card puts it there at once, which costs that player no turn.
///
/// If two hold such a card, the first one clockwise from the buyer's left plays it, the buyer last.
public record Courtesan(int pile) implements Influence {
  @Override
  public MasquesQuestion.Effect asks() {
    return MasquesQuestion.WHICH_TO_NAME;
  }

  @Override
  public boolean finds(Palace palace, int gap) {
    return rooms(palace, gap) != Seats.NONE && palace.held() != Seats.NONE;
  }

  @Override
  public void targets(Palace palace, int gap, Moves into) {
    for (int left = palace.held(); left != Seats.NONE; left = Seats.afterFirst(left)) {
      for (int room = rooms(palace, gap); room != Seats.NONE; room = Seats.afterFirst(room)) {
        into.add(palace.menus().name(Seats.first(left), Seats.first(room)));
      }
    }
  }

  @Override
  public void act(Palace palace, int buyer, Use target) {
    var named = (Name) target;
    int holder = palace.left(buyer);
    while (holder != buyer && !palace.holds(holder, named.plot().number())) {
      holder = palace.left(holder);
    }
    palace.name(buyer, named.plot().number(), named.gap());
    palace.summon(holder, named.plot().number(), named.gap());
  }

  private static int rooms(Palace palace, int gap) {
    return palace.ring().neighbours(gap) & palace.ring().empty();
  }
}
