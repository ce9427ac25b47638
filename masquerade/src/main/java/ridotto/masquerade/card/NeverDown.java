package ridotto.masquerade.card;

/// Lady Beatrice enters face up and is never flipped. Not even Mary changes how she lies.
public record NeverDown() implements Standing {
  @Override
  public boolean neverDown() {
    return true;
  }

  @Override
  public boolean heardFaceDown() {
    return false;
  }
}
