package ridotto.masquerade.card;

/// Feck: if he would be killed, you may have another card of yours, drawn at random and never a
/// royal, discarded in his place.
public record Substitute() implements Standing {
  @Override
  public boolean hasSubstitute() {
    return true;
  }
}
