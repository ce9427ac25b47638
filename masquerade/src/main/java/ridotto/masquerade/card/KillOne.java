package ridotto.masquerade.card;

import java.util.List;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeMove.Point;

/// Isolda: kill a face-up card of one of these ranks. You must choose, your own cards included.
public record KillOne(List<Rank> ranks) implements Effect {
  public KillOne {
    ranks = List.copyOf(ranks);
  }

  @Override
  public Step begin(Battlefield field, int you) {
    return victims(field) == Cards.NONE ? Step.DONE : field.ask(you, Choice.CARD_TO_KILL);
  }

  @Override
  public Menu options(Battlefield field, int seat, Moves into) {
    return field.menus().points(field, victims(field), into);
  }

  @Override
  public Step answer(Battlefield field, int seat, MasqueradeMove answer) {
    field.strike(field.at(((Point) answer).place()), seat);
    return Step.DONE;
  }

  private long victims(Battlefield field) {
    long victims = Cards.NONE;
    for (int i = 0; i < ranks.size(); i++) victims |= field.deck().of(ranks.get(i));
    return victims & field.faceUp();
  }
}
