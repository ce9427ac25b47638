package ridotto.mascarade;

/// What holds at every moment of every game.
final class Audit {
  private Audit() {}

  static void of(Setting setting, Ballroom room) {
    int coins = room.bank() + room.courthouse();
    for (int seat = 0; seat < room.seats(); seat++) {
      if (room.purse(seat) < 0) throw new IllegalStateException("a purse below nothing (M18)");
      if (room.seatOf(room.playerAt(seat)) != seat)
        throw new IllegalStateException("two in a chair");
      coins += room.purse(seat);
    }
    if (room.bank() < 0) throw new IllegalStateException("a bank below nothing (M1)");
    if (coins != setting.edition().coins()) throw new IllegalStateException(coins + " coins (M1)");
    for (var mask : setting.cast()) {
      int cards = room.undealt(mask.number());
      for (int place = 0; place < room.dealt(); place++) {
        if (room.maskAt(place) == mask) cards++;
      }
      if (cards != setting.copies(mask.number())) throw new IllegalStateException("lost: " + mask);
    }
  }
}
