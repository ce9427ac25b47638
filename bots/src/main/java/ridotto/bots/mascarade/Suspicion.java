package ridotto.bots.mascarade;

import java.util.Arrays;
import ridotto.kernel.Seats;

/// What can be concluded from what people say, and from their silence.
///
/// For each strand of somebody's thoughts there is a chance that they say it; seen backwards, that
/// tells how likely each card is in front of them, and each strand in their head.
final class Suspicion {
  private static final double DOUBT = 0.1; // nothing said makes a card less likely than this
  private static final double ELSE = 0.5; // coins that something else to do is worth
  private static final double CAUGHT = 0.7; // how often a false announcement is opposed
  private static final double TEMPERATURE = 0.6;

  private final Memory memory;
  private final Book book;
  private final Others others;
  private final double[] likelihood = new double[Placement.MASKS];
  private final double[] strands = new double[2 * Placement.MASKS];
  private final int[] answers; // by player
  private final int[] wrongClaims; // by player
  private final int[] announcements; // by player
  private final int[] bluffs; // by player

  Suspicion(Memory memory) {
    this.memory = memory;
    book = memory.book();
    others = new Others(memory);
    answers = new int[book.seats()];
    wrongClaims = new int[book.seats()];
    announcements = new int[book.seats()];
    bluffs = new int[book.seats()];
  }

  /// How often this player claims for no reason.
  double whim(int player) {
    return (0.3 + wrongClaims[player]) / (15 + answers[player]);
  }

  /// How often this player announces whatever comes to mind.
  private double fancy(int player) {
    return (1.0 + bluffs[player]) / (8 + announcements[player]);
  }

  void unmasked(int seat, int mask) {
    var ledger = memory.ledger();
    if (ledger.announced() == Ledger.NOTHING || ledger.announced() == mask) return;
    int player = ledger.playerAt(seat);
    if (seat == ledger.active()) bluffs[player]++;
    else if (Seats.has(ledger.claimants(), seat)) wrongClaims[player]++;
  }

  /// People announce what pays, by what they think.
  void announced(int seat, int place, int mask) {
    int player = memory.ledger().playerAt(seat);
    announcements[player]++;
    if (!memory.minds() || seat == memory.seat()) return;
    var minds = memory.thoughts();
    double fancy = fancy(player);
    for (int strand = 0; strand < minds.strands(place); strand++) {
      var row = minds.row(place, strand);
      double all = Math.exp(ELSE / TEMPERATURE);
      double saidSo = 0;
      for (int other = 0; other < row.length; other++) {
        double worth = memory.stakes().worth(other, seat);
        double gain = worth - (1 - row[other]) * CAUGHT * (worth + 1);
        double power = Math.exp(Math.min(20, gain / TEMPERATURE));
        all += power;
        if (other == mask) saidSo = power;
      }
      strands[strand] = fancy / row.length + (1 - fancy) * saidSo / all;
    }
    conclude(place);
  }

  void claimed(int seat, int place) {
    answers[memory.ledger().playerAt(seat)]++;
    answer(seat, place, true);
  }

  void passed(int seat) {
    answers[memory.ledger().playerAt(seat)]++;
    for (int place : book.held(seat)) answer(seat, place, false);
  }

  private void answer(int seat, int place, boolean claims) {
    var ledger = memory.ledger();
    if (!memory.minds() || seat == memory.seat()) return;
    int announcer = ledger.active();
    double real = memory.commonRow(ledger.under(announcer))[ledger.announced()];
    var said = Others.Case.now(ledger.announced(), announcer, real, ledger.claimants());
    double[] chances = others.strandClaims(said, seat, place, 0.5);
    for (int strand = 0; strand < memory.thoughts().strands(place); strand++) {
      strands[strand] = claims ? chances[strand] : 1 - chances[strand];
    }
    conclude(place);
  }

  /// From the likelihood of what was said in each strand, to cards and strands.
  private void conclude(int place) {
    var minds = memory.thoughts();
    Arrays.fill(likelihood, 0);
    double most = 0;
    double mean = 0;
    for (int strand = 0; strand < minds.strands(place); strand++) {
      mean += minds.weight(place, strand) * strands[strand];
    }
    for (int mask = 0; mask < book.masks(); mask++) {
      double sum = 1e-2;
      double said = 1e-2 * mean;
      for (int strand = 0; strand < minds.strands(place); strand++) {
        double weight = minds.weight(place, strand) * minds.row(place, strand)[mask];
        sum += weight;
        said += weight * strands[strand];
      }
      likelihood[mask] = said / sum;
      most = Math.max(most, likelihood[mask]);
    }
    for (int mask = 0; mask < book.masks(); mask++) {
      likelihood[mask] = DOUBT + (1 - DOUBT) * likelihood[mask] / most;
    }
    memory.weigh(place, likelihood);
    minds.weigh(place, strands);
  }
}
