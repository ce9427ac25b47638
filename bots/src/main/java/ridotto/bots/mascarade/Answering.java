package ridotto.bots.mascarade;

import ridotto.kernel.Seats;

/// What it would bring to claim a mask that was announced, or to let it pass, in coins.
///
/// Every place where the mask may lie is an outcome: who uses the power, who pays the fine. Others
/// who have not spoken yet may still oppose, and then the fine is saved.
final class Answering {
  private final Memory memory;
  private final Book book;
  private final Others others;
  private final Whereabouts whereabouts;
  private double opposition;

  Answering(Memory memory) {
    this.memory = memory;
    book = memory.book();
    others = new Others(memory);
    whereabouts = new Whereabouts(memory);
  }

  /// The gain of passing.
  double pass() {
    var ledger = memory.ledger();
    expect(ledger.claimants());
    double announcerUses = coins(use(Seats.only(ledger.active()), Seats.NONE));
    double gain = 0;
    opposition = 0;
    for (int i = 0; i < whereabouts.size(); i++) {
      int places = whereabouts.places(i);
      double silent = silence(places);
      opposition += whereabouts.weight(i) * (1 - silent);
      double value;
      if (ledger.claimants() != Seats.NONE) {
        value = opposed(places, ledger.claimants());
      } else {
        value = silent * announcerUses + (1 - silent) * later(places, silent);
      }
      gain += whereabouts.weight(i) * value;
    }
    return gain;
  }

  /// The gain of claiming with the card at this place.
  double claim(int place) {
    var ledger = memory.ledger();
    int claimants = ledger.claimants() | Seats.only(memory.seat());
    expect(claimants);
    double gain = 0;
    for (int i = 0; i < whereabouts.size(); i++) {
      int places = whereabouts.places(i);
      int hidden = 0; // only the card under the hand counts
      for (int own : book.held(memory.seat())) {
        if (own != place) hidden |= 1 << own;
      }
      gain += whereabouts.weight(i) * opposed(places & ~hidden, claimants);
    }
    return gain;
  }

  /// The chance that somebody still to speak will oppose, found by [#pass].
  double opposition() {
    return opposition;
  }

  private void expect(int claimants) {
    var ledger = memory.ledger();
    int mask = ledger.announced();
    double real = memory.commonRow(ledger.under(ledger.active()))[mask];
    int heard = memory.heard();
    others.expect(Others.Case.now(mask, ledger.active(), real, claimants), heard);
    whereabouts.of(mask);
  }

  private double silence(int places) {
    double silence = 1;
    for (int seat = 0; seat < book.seats(); seat++) {
      if (speaksLater(seat)) silence *= 1 - others.claims(seat, has(seat, places));
    }
    return silence;
  }

  /// Only later speakers oppose: the announcer was right, or one of them is, or none.
  private double later(int places, double silent) {
    int announcer = memory.ledger().active();
    if (shows(announcer, places)) return coins(use(Seats.only(announcer), Seats.NONE));
    int liars = Seats.only(announcer);
    double left = 1;
    double value = 0;
    for (int seat = 0; seat < book.seats(); seat++) {
      if (!speaksLater(seat) || !has(seat, places)) continue;
      double claims = Math.min(left, others.claims(seat, true) / Math.max(1e-9, 1 - silent));
      value += claims * coins(use(Seats.only(seat), liars));
      left -= claims;
    }
    return value + left * coins(use(Seats.NONE, liars));
  }

  /// These claim; whoever speaks later may join them if they have it.
  private double opposed(int places, int claimants) {
    int shown = claimants | Seats.only(memory.ledger().active());
    int users = Seats.NONE;
    for (int left = shown; left != Seats.NONE; left = Seats.afterFirst(left)) {
      int seat = Seats.first(left);
      boolean right = seat == memory.seat() ? has(seat, places) : shows(seat, places);
      if (right) users |= Seats.only(seat);
    }
    int liars = shown & ~users;
    double alone = coins(use(users, liars));
    for (int seat = 0; seat < book.seats(); seat++) {
      if (!speaksLater(seat) || !has(seat, places)) continue;
      double joins = others.claims(seat, true);
      alone += joins * (coins(use(users | Seats.only(seat), liars)) - alone);
    }
    return alone;
  }

  private boolean speaksLater(int seat) {
    var ledger = memory.ledger();
    return seat != memory.seat() && seat != ledger.active() && !ledger.hasAnswered(seat);
  }

  private boolean has(int seat, int places) {
    for (int place : book.held(seat)) {
      if (Seats.has(places, place)) return true;
    }
    return false;
  }

  private boolean shows(int seat, int places) {
    return Seats.has(places, memory.ledger().under(seat));
  }

  private Prospect use(int users, int liars) {
    var prospect = memory.stakes().prospect();
    int mask = memory.ledger().announced();
    boolean both = Seats.count(users) > 1;
    for (int left = users; left != Seats.NONE; left = Seats.afterFirst(left)) {
      prospect.use(mask, Seats.first(left), both);
    }
    for (int left = liars; left != Seats.NONE; left = Seats.afterFirst(left)) {
      prospect.fine(Seats.first(left));
    }
    return prospect;
  }

  private double coins(Prospect after) {
    int me = memory.seat();
    var stakes = memory.stakes();
    return (after.chance(me) - stakes.chance(me)) / stakes.coin(me);
  }
}
