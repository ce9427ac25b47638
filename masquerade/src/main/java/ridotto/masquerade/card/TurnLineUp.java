package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Illbert: all cards of the defending player are turned face up.
public record TurnLineUp() implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    field.turnUp(field.line(field.defender()).cards());
    return Step.DONE;
  }
}
