package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Discard;

/// Foolset: each player, you included, chooses a card of their own in secret; they are discarded
/// together.
public record EachDiscards() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    int able = Seats.NONE;
    for (int seat = 0; seat < field.seats(); seat++) {
      if (field.discardable(seat) != Cards.NONE) able |= Seats.only(seat);
    }
    field.tellAble(able);
    return able == Seats.NONE ? Step.DONE : field.askAll(able, Choice.SECRET_DISCARD);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.menus().discards(field, seat, field.discardable(seat), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    field.pick(seat, field.line(seat).at(((Discard) answer).place()));
    if (field.awaited() != Seats.NONE) return Step.ASKS;
    field.discardPicked();
    return Step.DONE;
  }
}
