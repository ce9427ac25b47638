package ridotto.mascarade.power;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Name;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.MascaradeQuestion.UsePower;
import ridotto.mascarade.Power;

/// Another player names the card in front of them and shows it; whoever is wrong pays.
interface ToTheQuestion extends Power {
  int coins();

  @Override
  default Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.PLAYER);
  }

  @Override
  default Menu options(Ballroom room, int user, Moves into) {
    return naming(room) ? room.menus().names() : room.menus().others(user);
  }

  @Override
  default Step answer(Ballroom room, int user, Reply answer) {
    if (!naming(room)) {
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
    if (room.maskAt(place) != named) room.pay(suspect, user, coins());
    return Step.DONE;
  }

  private static boolean naming(Ballroom room) {
    return room.question() instanceof UsePower(_, var choice) && choice == Choice.OWN_NAME;
  }

  @Override
  default int fewest() {
    return 8;
  }

  @Override
  default int numbers() {
    return 1;
  }

  @Override
  default Mark mark() {
    return Mark.HAND;
  }
}
