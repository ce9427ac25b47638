package ridotto.lab.run;

import java.util.Arrays;
import ridotto.kernel.Dice;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;

/// What is counted over many games. All counts are whole, so the order of games does not matter.
final class Tally {
  private final Shape shape;
  private final Dice mark = new Dice(0);
  private final long[] counts;
  private long[] lengths = new long[128];
  private int longest = -1;
  private long longestGame;

  Tally(Shape shape) {
    this.shape = shape;
    counts = new long[shape.size()];
  }

  Tally(Shape shape, long[] counts, long[] lengths, long longestGame) {
    this.shape = shape;
    this.counts = counts;
    this.lengths = lengths;
    this.longestGame = longestGame;
    for (int turns = 0; turns < lengths.length; turns++) if (lengths[turns] > 0) longest = turns;
  }

  Shape shape() {
    return shape;
  }

  long[] counts() {
    return counts;
  }

  /// By turns, how many games were so long.
  long[] lengths() {
    return Arrays.copyOf(lengths, longest + 1);
  }

  long longestGame() {
    return longestGame;
  }

  /// Counts game `number`, in which so many choices were made: which kind of bot each player was,
  /// and which roles each was dealt.
  void count(long number, Table<?> table, long choices, int[] kinds, int[][] dealt) {
    int winners = table.winners();
    int won = Seats.count(winners);
    counts[Shape.GAMES]++;
    counts[Shape.TURNS] += table.turns();
    counts[Shape.DECISIONS] += choices;
    mark.begin(number, (long) winners << 48 ^ (long) table.turns() << 24 ^ choices);
    counts[Shape.FINGERPRINT] += mark.nextLong();
    counts[Shape.ENDINGS + table.ending().ordinal()]++;
    for (int player = 0; player < kinds.length; player++) {
      counts[shape.seat(player).at(1, Seats.has(winners, player) ? 1 : 0, won)]++;
    }
    for (int kind = 0; kind < shape.kinds().size(); kind++) {
      int had = 0;
      int has = 0;
      for (int player = 0; player < kinds.length; player++) {
        if (kinds[player] != kind) continue;
        had++;
        if (Seats.has(winners, player)) has++;
      }
      counts[shape.bot(kind).at(had, has, won)]++;
    }
    for (int role = 0; role < dealt.length; role++) {
      int had = 0;
      int has = 0;
      for (int player = 0; player < kinds.length; player++) {
        had += dealt[role][player];
        if (Seats.has(winners, player)) has += dealt[role][player];
      }
      counts[shape.role(role).at(had, has, won)]++;
    }
    lasted(number, table.turns());
  }

  private void lasted(long number, int turns) {
    if (turns >= lengths.length) lengths = Arrays.copyOf(lengths, 2 * turns);
    lengths[turns]++;
    if (turns < longest || (turns == longest && number > longestGame)) return;
    longest = turns;
    longestGame = number;
  }

  void add(Tally other) {
    for (int i = 0; i < counts.length; i++) counts[i] += other.counts[i];
    if (other.longest >= lengths.length) lengths = Arrays.copyOf(lengths, 2 * other.longest);
    for (int i = 0; i <= other.longest; i++) lengths[i] += other.lengths[i];
    boolean longer = other.longest > longest;
    boolean earlier = other.longest == longest && other.longestGame < longestGame;
    if (!longer && !earlier) return;
    longest = other.longest;
    longestGame = other.longestGame;
  }
}
