package ridotto.bots.mascarade;

import ridotto.kernel.Seats;

/// How likely each of the others is to claim a mask that somebody announces.
///
/// A player claims if that pays by what they think of their own card, not by what it is: strand by
/// strand of their [Minds]. Opposing the announcer pays all, so whoever speaks early may leave it
/// to those who speak later (`docs/bots.md`).
final class Others {
  private static final double TEMPERATURE = 0.3;
  private static final double NAIVE_HOLDER = 0.85;
  private static final double NAIVE_OTHER = 0.05;

  private final Memory memory;
  private final Book book;
  private final double[] holder; // by seat: claims, if the mask lies in front of them
  private final double[] other; // by seat: claims, if it does not
  private final double[] claims = new double[2 * Placement.MASKS]; // by strand

  /// An announcement, and what everybody thinks of the announcer's card: `real` that it is true.
  /// `touched` is a place whose card will have been swapped `with` another's by then, or not.
  record Case(
      int mask, int announcer, double real, int claimants, int touched, int with, double swapped) {
    static final int NO_PLACE = -1;

    static Case now(int mask, int announcer, double real, int claimants) {
      return new Case(mask, announcer, real, claimants, NO_PLACE, NO_PLACE, 0);
    }
  }

  Others(Memory memory) {
    this.memory = memory;
    book = memory.book();
    holder = new double[book.seats()];
    other = new double[book.seats()];
  }

  /// The chance that this seat claims, if it has the mask or if it has not.
  double claims(int seat, boolean has) {
    return has ? holder[seat] : other[seat];
  }

  /// Thinks about all who have not been heard yet, from the last to speak to the first.
  void expect(Case said, int heard) {
    double silence = 1; // of those who speak later
    for (int seat = book.right(said.announcer());
        seat != said.announcer();
        seat = book.right(seat)) {
      if (seat == memory.seat() || Seats.has(heard, seat)) {
        holder[seat] = other[seat] = 0;
        continue;
      }
      expect(said, seat, silence);
      double has = 0;
      for (int place : book.held(seat)) has += memory.row(place)[said.mask()];
      silence *= 1 - other[seat] - Math.min(1, has) * (holder[seat] - other[seat]);
    }
  }

  private void expect(Case said, int seat, double silence) {
    if (!memory.minds()) {
      holder[seat] = NAIVE_HOLDER;
      other[seat] = NAIVE_OTHER;
      return;
    }
    double passesHolder = 1;
    double passesOther = 1;
    for (int place : book.held(seat)) {
      strandClaims(said, seat, place, silence);
      passesHolder *= 1 - given(place, said.mask(), true);
      passesOther *= 1 - given(place, said.mask(), false);
    }
    holder[seat] = 1 - passesHolder;
    other[seat] = 1 - passesOther;
  }

  /// The chance of a claim, over the strands that go with this mask being there or not.
  private double given(int place, int mask, boolean there) {
    var minds = memory.thoughts();
    var row = memory.row(place);
    double claim = 0;
    double sum = 0;
    for (int strand = 0; strand < minds.strands(place); strand++) {
      var thought = minds.row(place, strand);
      double fits = 0;
      if (there) {
        fits = thought[mask] + 1e-3;
      } else {
        for (int i = 0; i < thought.length; i++) {
          if (i != mask && row[i] > 0) fits += thought[i] * row[i];
        }
        fits += 1e-3;
      }
      double weight = minds.weight(place, strand) * fits;
      sum += weight;
      claim += weight * claims[strand];
    }
    return sum == 0 ? 0 : claim / sum;
  }

  /// How likely the owner is to claim, strand by strand. The list is used again by the next call.
  double[] strandClaims(Case said, int seat, int place, double silence) {
    var stakes = memory.stakes();
    double worth = stakes.worth(said.mask(), seat);
    double fine = stakes.fine(seat);
    double spite =
        said.claimants() != Seats.NONE
            ? 0
            : silence
                * stakes.spite(seat, said.announcer())
                * (1 - said.real())
                * (1 + stakes.worth(said.mask(), said.announcer()));
    double whim = memory.whim(seat);
    var minds = memory.thoughts();
    for (int strand = 0; strand < minds.strands(place); strand++) {
      double mine = minds.row(place, strand)[said.mask()];
      if (place == said.touched()) {
        mine += said.swapped() * (memory.commonRow(said.with())[said.mask()] - mine);
      }
      double gain = mine * worth - (1 - mine) * fine + spite;
      claims[strand] = whim + (1 - 2 * whim) / (1 + Math.exp(-gain / TEMPERATURE));
    }
    return claims;
  }
}
