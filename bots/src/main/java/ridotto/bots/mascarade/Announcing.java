package ridotto.bots.mascarade;

import ridotto.kernel.Seats;

/// What it would bring to announce each mask, in coins.
///
/// With the chance q to hold the mask: `q * free + (1 - q) * caught or not`, where the second part
/// runs over all who may have it and what they may think. The purses after each outcome are worked
/// out and weighed by the chance to win.
final class Announcing {
  private final Memory memory;
  private final Book book;
  private final Others others;
  private final Whereabouts whereabouts;
  private final double[] free; // by mask: the power is used
  private final double[][] caught; // by mask and seat: that seat uses it, and the fine is paid
  private final int[] held; // by seat: places, one bit each
  private double fined; // nobody uses it, and the fine is paid

  /// The outlook for one mask: its chance to lie there, and that nobody opposes; the gain in all,
  /// if it lies there, and if it does not.
  record Outlook(double holds, double unopposed, double gain, double held, double bluffed) {}

  Announcing(Memory memory) {
    this.memory = memory;
    book = memory.book();
    others = new Others(memory);
    whereabouts = new Whereabouts(memory);
    free = new double[book.masks()];
    caught = new double[book.masks()][book.seats()];
    held = new int[book.seats()];
    for (int seat = 0; seat < held.length; seat++) {
      for (int place : book.held(seat)) held[seat] |= 1 << place;
    }
  }

  /// Works out what the outcomes are worth at the purses of this moment.
  void prepare() {
    int me = memory.seat();
    var stakes = memory.stakes();
    fined = coins(me, stakes.prospect().fine(me));
    for (int mask = 0; mask < book.masks(); mask++) {
      free[mask] = coins(me, stakes.prospect().use(mask, me, false));
      for (int seat = 0; seat < book.seats(); seat++) {
        if (seat == me) continue;
        caught[mask][seat] = coins(me, stakes.prospect().use(mask, seat, false).fine(me));
      }
    }
  }

  private double coins(int me, Prospect after) {
    var stakes = memory.stakes();
    return (after.chance(me) - stakes.chance(me)) / stakes.coin(me);
  }

  /// To announce this mask with the card at this place, as things are.
  Outlook now(int mask, int place) {
    others.expect(
        Others.Case.now(mask, memory.seat(), memory.commonRow(place)[mask], Seats.NONE),
        Seats.NONE);
    return outlook(mask, place, place);
  }

  /// Gets ready for [#afterSwap] of these two places, one of them one's own, which all will take
  /// for a swap with this chance.
  void expectSwap(int mask, int place, int with, double chance) {
    double before = memory.commonRow(place)[mask];
    double real = before + chance * (memory.commonRow(with)[mask] - before);
    others.expect(
        new Others.Case(mask, memory.seat(), real, Seats.NONE, with, place, chance), Seats.NONE);
  }

  /// To announce it with the card at this place after a swap that all saw, and that was real or
  /// not.
  Outlook afterSwap(int mask, int place, int with, boolean really) {
    return outlook(mask, place, really ? with : place);
  }

  private Outlook outlook(int mask, int place, int from) {
    int swapped = (1 << place) ^ (1 << from);
    double holds = 0;
    double unopposed = 0;
    double bluffed = 0;
    whereabouts.of(mask);
    for (int i = 0; i < whereabouts.size(); i++) {
      int places = whereabouts.places(i);
      double weight = whereabouts.weight(i);
      boolean one = Integer.bitCount(places & swapped) == 1;
      if (one) places ^= swapped;
      double silent = silence(places);
      unopposed += weight * silent;
      if (Seats.has(places, place)) holds += weight;
      else bluffed += weight * bluff(mask, places, silent);
    }
    double total = holds * free[mask] + bluffed;
    double rest = Math.max(1e-9, 1 - holds);
    return new Outlook(holds, unopposed, total, free[mask], bluffed / rest);
  }

  private double silence(int places) {
    double silence = 1;
    for (int seat = 0; seat < held.length; seat++) {
      if (seat != memory.seat()) silence *= 1 - others.claims(seat, (held[seat] & places) != 0);
    }
    return silence;
  }

  /// Nobody claims it, or its holder does, or only others who are wrong.
  private double bluff(int mask, int places, double silent) {
    double left = 1 - silent;
    double value = silent * free[mask];
    for (int seat = 0; seat < held.length; seat++) {
      if (seat == memory.seat() || (held[seat] & places) == 0) continue;
      double claims = Math.min(left, others.claims(seat, true));
      value += claims * caught[mask][seat];
      left -= claims;
    }
    return value + left * fined;
  }
}
