package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Job: whoever ends a turn with fewer cards than this draws up to it, played face up.
public record FillUp(int cards) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    int missing = cards - field.line(field.active()).size();
    if (missing > 0) field.draw(field.active(), missing, true);
    return Step.DONE;
  }
}
