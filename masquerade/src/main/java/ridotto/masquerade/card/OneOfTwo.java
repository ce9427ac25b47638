package ridotto.masquerade.card;

import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Table;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Draw;
import ridotto.masquerade.MasqueradeMove.GiveDrawn;

/// Pestilence: look at the top two cards; either discard both, never a royal, or give one to
/// another player, face down, and take the other. With one card left you draw it as usual.
public record OneOfTwo() implements Effect {
  private static final int TWO = 2;

  @Override
  public Step begin(Battlefield field, int you) {
    if (Cards.count(field.stock()) < TWO) {
      field.draw(you, 1, false);
      return Step.DONE;
    }
    return field.ask(Table.HOUSE, Choice.TOP_CARD);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.asks(Choice.TOP_CARD)
        ? field.menus().draws(field.stock(), into)
        : field.menus().drawn(field, seat, into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    if (answer instanceof Draw(Card card)) {
      field.peek(card.number());
      boolean more = Cards.count(field.peeked()) < TWO;
      return more
          ? field.ask(Table.HOUSE, Choice.TOP_CARD)
          : field.ask(field.active(), Choice.ONE_OF_TWO);
    }
    if (answer instanceof GiveDrawn(boolean first, var to)) field.handOut(first, to.index());
    else field.discardPeeked();
    return Step.DONE;
  }
}
