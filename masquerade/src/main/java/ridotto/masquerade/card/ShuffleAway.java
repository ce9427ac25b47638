package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Isabella: the attacked card, royals included, is shuffled into the deck from the line or from
/// the graveyard. A kill still counts.
public record ShuffleAway() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    field.shuffleAway(field.attacked());
    return Step.DONE;
  }
}
