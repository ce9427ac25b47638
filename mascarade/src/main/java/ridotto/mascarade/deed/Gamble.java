package ridotto.mascarade.deed;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Mark;
import ridotto.mascarade.MascaradeMove.Guess;
import ridotto.mascarade.MascaradeMove.Hide;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeMove.Reply;

/// Hides some coins of the bank, and another player guesses how many: who is right takes them, and
/// if that is not the guesser it is the user. The rest stays in the bank (M29).
public record Gamble(int coins) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    return most(room) == 0 ? Step.DONE : room.ask(user, Choice.PLAYER);
  }

  /// A short bank leaves less to hide (M1).
  public int most(Ballroom room) {
    return Math.min(coins, room.bank());
  }

  @Override
  public Menu options(Ballroom room, int user, Moves into) {
    if (room.asks(Choice.HIDDEN_COINS)) return room.menus().hides(most(room));
    return room.asks(Choice.GUESS) ? room.menus().guesses(most(room)) : room.menus().others(user);
  }

  @Override
  public Step answer(Ballroom room, int user, Reply answer) {
    if (answer instanceof Pick(var seat)) {
      room.choose(seat.index());
      room.challenge(user, seat.index());
      return room.ask(user, Choice.HIDDEN_COINS);
    }
    if (answer instanceof Hide(int hidden)) {
      room.hide(user, hidden);
      return room.ask(room.chosen(), Choice.GUESS);
    }
    int guess = ((Guess) answer).coins();
    room.guess(room.chosen(), guess);
    int hidden = room.openHand(user);
    room.takeFromBank(guess == hidden ? room.chosen() : user, hidden);
    return Step.DONE;
  }

  @Override
  public boolean fromBank() {
    return coins > 0;
  }

  @Override
  public Mark mark() {
    return fromBank() ? Mark.PURSE : Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(coins);
  }
}
