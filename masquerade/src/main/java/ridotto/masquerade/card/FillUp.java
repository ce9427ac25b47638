package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Job: whoever ends a turn with fewer cards than this draws up to it, played face up.
public record FillUp(int cards) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    if (missing(field) > 0) field.draw(field.active(), missing(field), true);
    return Step.DONE;
  }

  @Override
  public boolean idle(Battlefield field, int you) {
    return missing(field) <= 0 || field.stock() == Cards.NONE;
  }

  private int missing(Battlefield field) {
    return cards - field.line(field.active()).size();
  }
}
