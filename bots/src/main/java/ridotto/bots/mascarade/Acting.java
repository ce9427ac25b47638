package ridotto.bots.mascarade;

import ridotto.mascarade.MascaradeMove.Act;
import ridotto.mascarade.MascaradeMove.Announce;
import ridotto.mascarade.MascaradeMove.Look;
import ridotto.mascarade.MascaradeMove.Swap;

/// What each thing one may do with a turn is worth, in coins: what it brings now, and what the best
/// announcement of the next turn will bring by then.
final class Acting {
  /// What the next turn counts for: it may not come, and the card may be gone.
  private static final double NEXT = 0.15;

  /// What it counts for to unsettle somebody.
  private static final double UNSETTLE = 0.3;

  /// A mask less likely than this at both places is as good to bluff with as before.
  private static final double FAR = 0.05;

  private final Memory memory;
  private final Book book;
  private final Announcing announcing;
  private final Threats threats;
  private final Announcing.Outlook[][] now; // by place and mask
  private int thought = -1; // the place whose swaps were thought about last
  private double rest; // the best announcement, if things stay as they are

  Acting(Memory memory) {
    this.memory = memory;
    book = memory.book();
    announcing = new Announcing(memory);
    threats = new Threats(memory);
    now = new Announcing.Outlook[book.places()][book.masks()];
  }

  void prepare() {
    announcing.prepare();
    rest = 0;
    for (int place : book.held(memory.seat())) {
      for (int mask = 0; mask < book.masks(); mask++) {
        now[place][mask] = announcing.now(mask, place);
        rest = Math.max(rest, now[place][mask].gain());
      }
    }
  }

  Announcing.Outlook outlook(Announce announce) {
    return now[book.at(memory.seat(), announce.own())][announce.mask().number()];
  }

  /// The best announcement as things are.
  double rest() {
    return rest;
  }

  /// The value of every option, in their order.
  double[] values(java.util.List<? extends ridotto.kernel.Move> options) {
    double[] values = new double[options.size()];
    thought = -1;
    for (int i = 0; i < values.length; i++) {
      values[i] =
          switch ((Act) options.get(i)) {
            case Announce announce -> outlook(announce).gain() + NEXT * rest;
            case Look(var own) -> NEXT * look(book.at(memory.seat(), own));
            case Swap _ -> Double.NaN;
          };
    }
    for (int i = 0; i < values.length; i++) {
      if (options.get(i) instanceof Swap swap) swap(swap, options, values, i);
    }
    return values;
  }

  /// The swap and the pretence of it look the same to others, so they are thought through together.
  private void swap(
      Swap swap, java.util.List<? extends ridotto.kernel.Move> options, double[] values, int i) {
    if (!Double.isNaN(values[i])) return;
    int place = book.at(memory.seat(), swap.own());
    int with = swap.with().index();
    var swapping = memory.swapping();
    if (place != thought) swapping.by(memory.seat(), place);
    thought = place;
    double chance = swapping.mean(memory.commonRow(place), memory.commonRow(with));
    double real = 0;
    double pretended = 0;
    for (int mask = 0; mask < book.masks(); mask++) {
      boolean far = memory.row(place)[mask] < FAR && memory.row(with)[mask] < FAR;
      if (far) {
        real = Math.max(real, now[place][mask].bluffed());
        pretended = Math.max(pretended, now[place][mask].bluffed());
        continue;
      }
      announcing.expectSwap(mask, place, with, chance);
      real = Math.max(real, announcing.afterSwap(mask, place, with, true).gain());
      pretended = Math.max(pretended, announcing.afterSwap(mask, place, with, false).gain());
    }
    double unsettled = UNSETTLE * threats.unsettled(with, place);
    values[i] = NEXT * (swap.really() ? real : pretended) + unsettled;
    for (int j = i + 1; j < values.length; j++) {
      if (options.get(j) instanceof Swap(var own, var other, boolean really)
          && own == swap.own()
          && other.equals(swap.with())) {
        values[j] = NEXT * (really ? real : pretended) + unsettled;
      }
    }
  }

  /// To know for certain: the best announcement for each card it may turn out to be.
  private double look(int place) {
    double[] row = memory.row(place);
    double value = 0;
    for (int card = 0; card < book.masks(); card++) {
      if (row[card] <= 0) continue;
      double best = now[place][card].held();
      for (int mask = 0; mask < book.masks(); mask++) {
        if (mask != card) best = Math.max(best, now[place][mask].bluffed());
      }
      value += row[card] * Math.max(0, best);
    }
    return Math.max(rest, value);
  }
}
