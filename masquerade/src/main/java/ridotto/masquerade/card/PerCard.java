package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Hicket: so much attack for each card you control, himself included.
public record PerCard(int each) implements Standing {
  @Override
  public int attack(Battlefield field, int card) {
    return each * field.line(field.holder(card)).size();
  }
}
