package ridotto.masquerade.card;

/// The arrow beside a figure, which doubles it while the card lies that way (K10).
public enum Arrow {
  NONE,
  UP,
  DOWN;

  boolean doubles(boolean faceUp) {
    return this == (faceUp ? UP : DOWN);
  }
}
