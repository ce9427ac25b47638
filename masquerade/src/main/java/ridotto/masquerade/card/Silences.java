package ridotto.masquerade.card;

/// Mary: while she is face up, every other card but the King loses its text. Marks already made
/// stay.
public record Silences() implements Standing {
  @Override
  public boolean silences() {
    return true;
  }

  @Override
  public boolean heardFaceDown() {
    return false;
  }
}
