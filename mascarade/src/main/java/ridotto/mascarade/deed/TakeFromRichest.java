package ridotto.mascarade.deed;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// Takes coins from the richest of the other players, and picks one on a tie.
public record TakeFromRichest(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    int richest = room.richestBesides(user);
    if (Seats.count(richest) > 1) return room.ask(user, Choice.PLAYER);
    room.pay(Seats.first(richest), user, coins);
    return Step.DONE;
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    into.clear();
    for (int left = room.richestBesides(user); left != Seats.NONE; left = Seats.afterFirst(left)) {
      into.add(room.menus().pick(Seats.first(left)));
    }
    return into;
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    room.pay(((Pick) answer).seat().index(), user, coins);
    return Step.DONE;
  }

  @Override
  public String spares() {
    return "not-richest";
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(coins);
  }
}
