package ridotto.masquerade;

import ridotto.kernel.Seat;

/// Where a card lies: in front of whom, and which one counted from the first, number 1.
public record Place(Seat seat, int number) {
  @Override
  public String toString() {
    return seat + "." + number;
  }
}
