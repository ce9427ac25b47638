package ridotto.masquerade.card;

/// Mourne: while he is face up, whoever owns him, the King cannot be killed.
public record Guards(Rank rank) implements Standing {
  @Override
  public boolean guards(Rank other) {
    return other == rank;
  }

  @Override
  public boolean heardFaceDown() {
    return false;
  }
}
