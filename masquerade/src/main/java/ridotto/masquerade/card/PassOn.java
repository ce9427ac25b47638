package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Discard;
import ridotto.masquerade.MasqueradeMove.To;

/// Lady Beatrice: discard another card of yours, then give her to a player of your choice. With
/// nothing else to discard she is passed on all the same.
public record PassOn() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    boolean able = field.discardable(you, field.source()) != Cards.NONE;
    field.tellAble(able ? Seats.only(you) : Seats.NONE);
    return able ? field.ask(you, Choice.CARD_TO_DISCARD) : pass(field, you);
  }

  private static Step pass(Battlefield field, int you) {
    return field.holder(field.source()) == you ? field.ask(you, Choice.PLAYER) : Step.DONE;
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.asks(Choice.PLAYER)
        ? field.menus().others(field, seat, into)
        : field.menus().discards(field, seat, field.discardable(seat, field.source()), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    if (answer instanceof Discard(int place)) {
      field.discard(field.line(seat).at(place));
      return pass(field, seat);
    }
    field.give(field.source(), ((To) answer).seat().index());
    return Step.DONE;
  }
}
