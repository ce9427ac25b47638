package ridotto.masquerade.card;

/// The class of a card (K1). King and Queen are royal: neither Noble nor anything else.
public enum Rank {
  KING,
  QUEEN,
  NOBLE,
  ASSASSIN,
  SOLDIER,
  COMMONER;

  public boolean royal() {
    return this == KING || this == QUEEN;
  }
}
