package ridotto.masquerade.card;

import java.util.List;
import ridotto.masquerade.Battlefield;

/// While another card of these ranks is face up anywhere: more attack, and perhaps safe from being
/// killed. Dante looks for a Noble, Wymund for the King or the Queen.
public record WhileUp(List<Rank> ranks, int gain, boolean safe) implements Standing {
  public WhileUp {
    ranks = List.copyOf(ranks);
  }

  @Override
  public int attack(Battlefield field, int card) {
    return holds(field, card) ? gain : 0;
  }

  @Override
  public boolean cannotBeKilled(Battlefield field, int card) {
    return safe && holds(field, card);
  }

  private boolean holds(Battlefield field, int card) {
    long others = field.faceUp() & ~Cards.only(card);
    for (int i = 0; i < ranks.size(); i++) {
      if ((others & field.deck().of(ranks.get(i))) != Cards.NONE) return true;
    }
    return false;
  }
}
