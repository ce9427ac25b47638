package ridotto.masquerade;

import ridotto.kernel.Seat;

/// Where a card lies, as events and moves name it. Each place exists once a game.
public sealed interface Place {
  Seat seat();

  int number();

  /// In front of whom, and which one counted from the first, number 1.
  record InLine(Seat seat, int number) implements Place {
    @Override
    public String toString() {
      return seat + "." + number;
    }
  }
}
