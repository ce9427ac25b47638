package ridotto.mascarade.deed;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Name;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// Another player names the card in front of them and shows it; whoever is wrong pays.
public record AskWho(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.asks(Choice.OWN_NAME) ? room.menus().names() : room.menus().others(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    if (!room.asks(Choice.OWN_NAME)) {
      int suspect = ((Pick) answer).seat().index();
      room.choose(suspect);
      room.question(user, suspect);
      return room.ask(suspect, Choice.OWN_NAME);
    }
    int suspect = room.chosen();
    int place = room.placeOf(suspect);
    var named = ((Name) answer).mask();
    room.name(suspect, named);
    room.unmask(suspect, place);
    if (room.maskAt(place) != named) room.pay(suspect, user, coins);
    return Step.DONE;
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
