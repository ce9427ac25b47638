package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Discard;

/// The Sorcerer: you may discard another card of yours to give him so much attack and health until
/// your next turn starts.
public record PayForStrength(int gain) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    if (field.holder(field.source()) != you) return Step.DONE;
    boolean able = field.discardable(you, field.source()) != Cards.NONE;
    field.tellAble(able ? Seats.only(you) : Seats.NONE);
    return able ? field.ask(you, Choice.CARD_TO_PAY) : Step.DONE;
  }

  /// He has changed sides or gone since: nobody is asked to pay for him.
  @Override
  public boolean idle(Battlefield field, int you) {
    return field.holder(field.source()) != you;
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    var menus = field.menus();
    long cards = field.discardable(seat, field.source());
    return menus.discards(field, seat, cards, into).add(menus.decline());
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    if (answer instanceof Discard(int place)) {
      field.discard(field.line(seat).at(place));
      field.strengthen(field.source(), gain, seat);
    } else {
      field.decline(seat);
    }
    return Step.DONE;
  }
}
