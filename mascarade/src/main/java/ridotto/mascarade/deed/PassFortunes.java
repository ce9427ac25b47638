package ridotto.mascarade.deed;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// Everybody hands their whole fortune to the next player, in the direction of the neighbour who is
/// picked. It is one settlement (M19).
public record PassFortunes() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    into.clear();
    into.add(room.menus().pick(room.left(user)));
    into.add(room.menus().pick(room.right(user)));
    return into;
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    boolean left = ((Pick) answer).seat().index() == room.left(user);
    int seat = user;
    int coins = room.purse(user);
    do {
      int next = left ? room.left(seat) : room.right(seat);
      int theirs = room.purse(next);
      room.pay(seat, next, coins);
      seat = next;
      coins = theirs;
    } while (seat != user);
    return Step.DONE;
  }

  @Override
  public String spares() {
    return "not-neighbour";
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
