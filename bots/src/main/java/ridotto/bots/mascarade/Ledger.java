package ridotto.bots.mascarade;

import ridotto.kernel.Seats;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.MascaradeView;

/// What everybody can count: coins, who sits where, and what is being announced.
final class Ledger {
  static final int NOTHING = -1;

  private final int[] purses;
  private final int[] sitting; // by seat: the player
  private final int[] chairs; // by player: the seat
  private final int[] under; // by seat: the place announced or claimed with
  private int bank;
  private int courthouse;
  private int active;
  private int announced = NOTHING; // a mask
  private int claimants; // seats
  private int answered; // seats that have claimed or passed

  Ledger(Book book) {
    int seats = book.seats();
    purses = new int[seats];
    sitting = new int[seats];
    chairs = new int[seats];
    under = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      purses[seat] = Ballroom.PURSE;
      sitting[seat] = seat;
      chairs[seat] = seat;
      under[seat] = book.held(seat)[0];
    }
    bank = book.setting().edition().coins() - seats * Ballroom.PURSE;
  }

  void hear(MascaradeEvent event) {
    switch (event) {
      case TurnBegan(var seat, _) -> begin(seat.index());
      case Announced(var seat, var place, var mask) -> {
        announced = mask.number();
        under[seat.index()] = place.index();
      }
      case Claimed(var seat, var place) -> {
        claimants |= Seats.only(seat.index());
        answered |= Seats.only(seat.index());
        under[seat.index()] = place.index();
      }
      case Passed(var seat) -> answered |= Seats.only(seat.index());
      case TookFromBank(var seat, int coins) -> {
        bank -= coins;
        purses[seat.index()] += coins;
      }
      case TookCourthouse(var seat, int coins) -> {
        courthouse -= coins;
        purses[seat.index()] += coins;
      }
      case Paid(var from, var to, int coins) -> {
        purses[from.index()] -= coins;
        purses[to.index()] += coins;
      }
      case Fined(var seat, int coins) -> {
        purses[seat.index()] -= coins;
        courthouse += coins;
      }
      case FortunesExchanged(var one, var other) -> exchange(purses, one.index(), other.index());
      case PlacesChanged(var one, var other) -> {
        exchange(sitting, one.index(), other.index());
        chairs[sitting[one.index()]] = one.index();
        chairs[sitting[other.index()]] = other.index();
      }
      case Dealt _,
          CardsHandled _,
          SwapDecided _,
          Looked _,
          Glimpsed _,
          Unmasked _,
          PowerUsed _,
          Declined _,
          Spied _,
          Questioned _,
          MascaradeEvent.Named _,
          HeldUp _,
          Challenged _,
          CoinsHidden _,
          HidingDecided _,
          Guessed _,
          HandOpened _,
          ShownToOthers _,
          Ended _ -> {}
    }
  }

  private void begin(int seat) {
    active = seat;
    announced = NOTHING;
    claimants = answered = Seats.NONE;
  }

  private static void exchange(int[] values, int one, int other) {
    int value = values[one];
    values[one] = values[other];
    values[other] = value;
  }

  /// Counts again what lies on the table. True if there was something to correct.
  boolean look(MascaradeView sight) {
    boolean wrong = bank != sight.bank() || courthouse != sight.courthouse();
    for (int seat = 0; seat < purses.length; seat++) {
      wrong |= purses[seat] != sight.purses().get(seat);
      purses[seat] = sight.purses().get(seat);
      sitting[seat] = sight.sitting().get(seat).index();
      chairs[sitting[seat]] = seat;
    }
    bank = sight.bank();
    courthouse = sight.courthouse();
    active = sight.active().index();
    return wrong;
  }

  int purse(int seat) {
    return purses[seat];
  }

  int bank() {
    return bank;
  }

  int courthouse() {
    return courthouse;
  }

  int active() {
    return active;
  }

  int announced() {
    return announced;
  }

  int claimants() {
    return claimants;
  }

  boolean hasAnswered(int seat) {
    return Seats.has(answered, seat);
  }

  /// The place this seat announced or claimed with.
  int under(int seat) {
    return under[seat];
  }

  int seatOf(int player) {
    return chairs[player];
  }

  int playerAt(int seat) {
    return sitting[seat];
  }
}
