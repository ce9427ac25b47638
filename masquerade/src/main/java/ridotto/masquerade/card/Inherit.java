package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// The Queen: whoever killed her hands every card they control to her former controller, the King
/// included, each as it lies. Nothing happens if they are one and the same.
public record Inherit() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    int killer = field.killer();
    if (killer != you) field.giveAll(killer, field.line(killer).cards(), you);
    return Step.DONE;
  }
}
