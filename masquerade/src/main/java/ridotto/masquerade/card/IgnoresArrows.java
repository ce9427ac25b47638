package ridotto.masquerade.card;

/// Nickie: the arrows of the card she attacks count for nothing.
public record IgnoresArrows() implements Standing {
  @Override
  public boolean ignoresArrows() {
    return true;
  }
}
