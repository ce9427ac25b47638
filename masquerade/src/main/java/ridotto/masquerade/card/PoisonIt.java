package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Raz and Baldwin: the attacked card, if it lives, is killed in its controller's next Start phase.
public record PoisonIt() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    if (field.inPlay(field.attacked())) field.poison(field.attacked(), you);
    return Step.DONE;
  }
}
