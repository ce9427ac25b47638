package ridotto.masquerade.card;

/// A printed number, attack or health, and the arrow beside it.
public record Figure(int value, Arrow arrow) {
  static Figure plain(int value) {
    return new Figure(value, Arrow.NONE);
  }

  static Figure up(int value) {
    return new Figure(value, Arrow.UP);
  }

  static Figure down(int value) {
    return new Figure(value, Arrow.DOWN);
  }
}
