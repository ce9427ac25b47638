package ridotto.masquerade.card;

/// The Black Widow and Helga: a card that attacks her is killed, even if she dies of it.
public record StrikesBack() implements Standing {
  @Override
  public boolean strikesBack() {
    return true;
  }
}
