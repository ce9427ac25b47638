package ridotto.lab;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Seats;
import ridotto.lab.Tournament.Row;

/// The score of a tournament. All counts are whole, so the order of games does not matter.
///
/// Seats of one game are not independent, so the spread is taken from game to game: a ratio of two
/// sums, wins and seats. The interval is Wilson's, which also holds close to nothing and to all.
final class TournamentScore {
  /// A win, so that it can be shared by up to 13 and stay whole.
  private static final long WIN = 360_360;

  private static final double Z = 1.959964;

  private final int players;
  private final long[] games;
  private final long[] seats;
  private final long[] wins;
  private final long[] seatsSquared;
  private final double[] winsSquared; // whole, and below 2^53 each: sums are exact
  private final long[] winsBySeats;

  TournamentScore(int bots, int players) {
    this.players = players;
    games = new long[bots];
    seats = new long[bots];
    wins = new long[bots];
    seatsSquared = new long[bots];
    winsSquared = new double[bots];
    winsBySeats = new long[bots];
  }

  /// Counts a game: which bot sat where, and which players won.
  void count(int[] seated, int winners) {
    long share = WIN / Seats.count(winners);
    for (int bot = 0; bot < games.length; bot++) {
      long had = 0;
      long won = 0;
      for (int player = 0; player < seated.length; player++) {
        if (seated[player] != bot) continue;
        had++;
        if (Seats.has(winners, player)) won += share;
      }
      if (had == 0) continue;
      games[bot]++;
      seats[bot] += had;
      wins[bot] += won;
      seatsSquared[bot] += had * had;
      winsSquared[bot] += (double) won * won;
      winsBySeats[bot] += won * had;
    }
  }

  void add(TournamentScore other) {
    for (int bot = 0; bot < games.length; bot++) {
      games[bot] += other.games[bot];
      seats[bot] += other.seats[bot];
      wins[bot] += other.wins[bot];
      seatsSquared[bot] += other.seatsSquared[bot];
      winsSquared[bot] += other.winsSquared[bot];
      winsBySeats[bot] += other.winsBySeats[bot];
    }
  }

  List<Row> rows(List<String> names) {
    var rows = new ArrayList<Row>();
    for (int bot = 0; bot < games.length; bot++) rows.add(row(names.get(bot), bot));
    return List.copyOf(rows);
  }

  private Row row(String name, int bot) {
    if (games[bot] == 0) return new Row(name, 0, 0, 0, 0, players);
    double share = (double) wins[bot] / WIN / seats[bot];
    double n = effective(bot, share);
    double centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n);
    double half = Z / (1 + Z * Z / n) * Math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n));
    return new Row(
        name,
        games[bot],
        share,
        share * players,
        Math.max(0, centre - half) * players,
        (centre + half) * players);
  }

  /// As how many independent seats these count.
  private double effective(int bot, double share) {
    double spread =
        winsSquared[bot] / WIN / WIN
            - 2 * share * winsBySeats[bot] / WIN
            + share * share * seatsSquared[bot];
    double variance = spread / ((double) seats[bot] * seats[bot]);
    return variance <= 0 ? games[bot] : share * (1 - share) / variance;
  }
}
