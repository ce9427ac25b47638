package ridotto.masquerade.card;

/// While face up, all your cards gain this, after doubling: the Blacksmith lends attack, the
/// Alchemist health.
public record Lends(int lendsAttack, int lendsHealth) implements Standing {
  @Override
  public boolean heardFaceDown() {
    return false;
  }
}
