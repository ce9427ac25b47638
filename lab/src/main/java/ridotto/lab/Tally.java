package ridotto.lab;

import ridotto.kernel.Dice;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;

/// What is counted over many games. All counts are whole, so the order of games does not matter.
final class Tally {
  /// A win, so that it can be shared by up to 13 and stay whole.
  private static final long WIN = 360_360;

  private final long[] wins;
  private final long[] endings;
  private long games;
  private long turns;
  private long decisions;
  private final Dice mark = new Dice(0);
  private long fingerprint;

  Tally(int players, int endings) {
    wins = new long[players];
    this.endings = new long[endings];
  }

  /// Counts game `number`, in which so many choices were made.
  void count(long number, Table<?> table, long choices) {
    games++;
    decisions += choices;
    mark.begin(number, (long) table.winners() << 48 ^ (long) table.turns() << 24 ^ choices);
    fingerprint += mark.nextLong();
    turns += table.turns();
    endings[table.ending().ordinal()]++;
    long share = WIN / Seats.count(table.winners());
    for (int left = table.winners(); left != Seats.NONE; left = Seats.afterFirst(left)) {
      wins[Seats.first(left)] += share;
    }
  }

  void add(Tally other) {
    games += other.games;
    turns += other.turns;
    decisions += other.decisions;
    fingerprint += other.fingerprint;
    for (int i = 0; i < wins.length; i++) wins[i] += other.wins[i];
    for (int i = 0; i < endings.length; i++) endings[i] += other.endings[i];
  }

  long games() {
    return games;
  }

  long turns() {
    return turns;
  }

  long decisions() {
    return decisions;
  }

  /// Stands for every game's winners, turns and decisions: another number, other games.
  long fingerprint() {
    return fingerprint;
  }

  long ended(int ending) {
    return endings[ending];
  }

  double winShare(int player) {
    return games == 0 ? 0 : (double) wins[player] / (WIN * games);
  }
}
