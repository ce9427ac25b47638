package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Draw so many cards and place them: Maynard after he attacks, Olaf as your turn starts.
public record DrawCards(int cards) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    field.draw(you, cards, false);
    return Step.DONE;
  }
}
