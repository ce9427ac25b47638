package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Lady Anneliese: every card in play is turned face up.
public record TurnAllUp() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    field.turnUp(field.inPlay());
    return Step.DONE;
  }
}
