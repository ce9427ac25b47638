package ridotto.mascarade;

import ridotto.kernel.Seat;

/// Where a card lies. Each place of a table exists once; rules count places with plain ints.
public sealed interface Place {
  int index();

  /// In front of somebody.
  record Held(int index, Seat seat, Hand hand) implements Place {
    @Override
    public String toString() {
      return hand == Hand.CARD ? seat.toString() : seat + "." + hand.word();
    }
  }

  /// In the middle of the table (M2). The first is number 1.
  record Centre(int index, int number) implements Place {
    @Override
    public String toString() {
      return "centre." + number;
    }
  }
}
