package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Discard;
import ridotto.masquerade.MasqueradeMove.Take;

/// The Gravekeeper: discard one of your cards, himself if you like, then put a different card from
/// the graveyard into play, facing of your choice.
public record Exhume() implements Effect {
  @Override
  public boolean usable(Battlefield field) {
    return field.graveyard() != Cards.NONE;
  }

  @Override
  public Step begin(Battlefield field, int you) {
    return field.ask(you, Choice.CARD_TO_DISCARD);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.asks(Choice.FROM_GRAVEYARD)
        ? field.menus().takes(field.graveyard() & ~Cards.only(field.noted()), into)
        : field.menus().discards(field, seat, field.discardable(seat), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    if (answer instanceof Discard(int place)) {
      int card = field.line(seat).at(place);
      field.note(card);
      field.discard(card);
      return field.ask(seat, Choice.FROM_GRAVEYARD);
    }
    field.raise(((Take) answer).card().number(), seat, false);
    return Step.DONE;
  }
}
