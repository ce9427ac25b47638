package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// The Avatar: discard him, then all cards in play are shuffled together and dealt singly round the
/// table, beginning with you. Marks are cleared, and facings are chosen in secret.
public record Festival() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    int avatar = field.source();
    if (field.inPlay(avatar)) field.discard(avatar);
    field.gather(you);
    return Step.DONE;
  }
}
