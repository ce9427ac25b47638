package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Rollin: discard him.
public record Vanish() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    if (field.inPlay(field.source())) field.discard(field.source());
    return Step.DONE;
  }
}
