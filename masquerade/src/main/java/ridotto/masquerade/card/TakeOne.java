package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Point;

/// Eva: take a card of the defending player by its place, royals included; if Eva lives, she goes
/// to that player. With nothing to take she stays.
public record TakeOne() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    boolean nothing = field.line(field.defender()).size() == 0;
    return nothing ? Step.DONE : field.ask(you, Choice.CARD_TO_TAKE);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.menus().points(field, field.line(field.defender()).cards(), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    field.give(field.at(((Point) answer).place()), seat);
    boolean stays = field.over() || field.holder(field.source()) != seat;
    if (!stays) field.give(field.source(), field.defender());
    return Step.DONE;
  }
}
