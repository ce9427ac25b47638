package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Timm: turn him face down.
public record HideAgain() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    if (Cards.has(field.faceUp(), field.source())) field.turnDown(field.source());
    return Step.DONE;
  }
}
