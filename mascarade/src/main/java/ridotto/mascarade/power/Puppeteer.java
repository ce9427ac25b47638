package ridotto.mascarade.power;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.MovePeople;
import ridotto.mascarade.MascaradeMove.Reply;
import ridotto.mascarade.Power;

/// The Puppeteer takes one coin from each of two others, who then change places; cards and coins
/// stay where they are (M20).
public record Puppeteer(int coins) implements Power {
  @Override
  public Step begin(Ballroom room, int user) {
    return room.ask(user, Choice.TWO_PLAYERS);
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    return room.menus().twoPlayers(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    var puppets = (MovePeople) answer;
    int one = puppets.one().index();
    int other = puppets.other().index();
    room.pay(one, user, coins);
    room.pay(other, user, coins);
    if (!room.ends()) room.changePlaces(one, other);
    return Step.DONE;
  }

  @Override
  public int fewest() {
    return 6;
  }

  @Override
  public int numbers() {
    return 1;
  }

  @Override
  public Puppeteer with(int... numbers) {
    return new Puppeteer(numbers[0]);
  }

  @Override
  public Mark mark() {
    return Mark.HAND;
  }
}
