package ridotto.bots.mascarade;

/// The orders in which the same cards may lie, each a number: place by place, which of the cards
/// that are left lies there.
record Orders(long cards, int places) {
  long number(long way) {
    long left = cards;
    long number = 0;
    for (int place = 0; place < places; place++) {
      int mask = Placement.mask(way, place);
      int at = 0;
      while (Placement.mask(left, at) != mask) at++;
      number = number * (places - place) + at;
      left = without(left, at);
    }
    return number;
  }

  long way(long number) {
    var at = new int[places];
    long rest = number;
    for (int place = places - 1; place >= 0; place--) {
      at[place] = (int) (rest % (places - place));
      rest /= places - place;
    }
    long left = cards;
    long way = 0;
    for (int place = 0; place < places; place++) {
      way = Placement.with(way, place, Placement.mask(left, at[place]));
      left = without(left, at[place]);
    }
    return way;
  }

  private static long without(long left, int at) {
    long below = (1L << (4 * at)) - 1;
    return (left & below) | ((left >>> 4) & ~below);
  }
}
