package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Take;

/// The Bishop: take another card from the graveyard and put it into play face up.
public record RaiseUp() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    return others(field) == Cards.NONE ? Step.DONE : field.ask(you, Choice.FROM_GRAVEYARD);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.menus().takes(others(field), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    field.raise(((Take) answer).card().number(), seat, true);
    return Step.DONE;
  }

  private static long others(Battlefield field) {
    return field.graveyard() & ~Cards.only(field.source());
  }
}
