package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Ogg: he loses so much attack and health for good, before doubling; with no health of his own
/// left he is discarded.
public record WearOut(int loss) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    int card = field.source();
    if (!field.inPlay(card)) return Step.DONE;
    field.weaken(card, loss);
    if (field.deck().health(card) <= field.marks().losses(card)) field.discard(card);
    return Step.DONE;
  }
}
