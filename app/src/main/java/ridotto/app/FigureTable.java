package ridotto.app;

import java.io.PrintWriter;
import ridotto.lab.Simulation;

/// What came of a run, for people. Every interval is one of 95 %.
final class FigureTable {
  private static final double WHOLE = 100;

  private FigureTable() {}

  static void print(Simulation.Result result, boolean habits, PrintWriter out) {
    out.printf(
        "%s, %d players, %,d games of %s%n",
        result.game(), result.players(), result.games(), result.bots());
    var lengths = result.lengths();
    out.printf(
        "  %-12s %,d (%.1f a game, %.1f to %.1f; middle %d, %d to %d; nine in ten up to %d; longest"
            + " %d: game %,d)%n",
        "turns",
        result.turns(),
        lengths.mean(),
        lengths.low(),
        lengths.high(),
        lengths.median(),
        lengths.medianLow(),
        lengths.medianHigh(),
        lengths.nineInTen(),
        lengths.longest(),
        lengths.longestGame() + 1);
    out.printf(
        "  %-12s %,d (%.1f a game)%n",
        "decisions", result.decisions(), (double) result.decisions() / result.games());
    out.printf("  %-12s %9s   %s%n", "win share", "", "95 %");
    for (var seat : result.seats()) {
      out.printf(
          "  %-12s %9.4f   %.4f to %.4f%n",
          "  seat " + seat.seat(), seat.share(), seat.low(), seat.high());
    }
    if (result.byBot().size() > 1) {
      out.printf("  %-12s %9s   %s%n", "bots", "ratio", "95 %");
      for (var bot : result.byBot()) ratio(bot.bot(), bot.ratio(), bot.low(), bot.high(), out);
    }
    if (!result.characters().isEmpty()) {
      out.printf("  %-12s %9s   %s%n", "dealt", "ratio", "95 %");
      for (var role : result.characters()) {
        ratio(role.character(), role.ratio(), role.low(), role.high(), out);
      }
    }
    out.printf("  %-12s %9s   %s%n", "endings", "", "95 %");
    for (var ending : result.endingShares()) {
      out.printf(
          "  %-12s %8.2f%%   %.2f%% to %.2f%%%n",
          "  " + ending.ending(),
          WHOLE * ending.share(),
          WHOLE * ending.low(),
          WHOLE * ending.high());
    }
    if (habits) result.habits().forEach((bot, counts) -> HabitTable.print(bot, counts, out));
    out.printf(
        "  %-12s %.2f s, %,.0f decisions/s, %,.0f games/s%n",
        "time", result.seconds(), result.decisionsPerSecond(), result.gamesPerSecond());
    out.printf("  %-12s %s%n", "again", result.command());
  }

  private static void ratio(String what, double ratio, double low, double high, PrintWriter out) {
    out.printf("  %-12s %9.3f   %.3f to %.3f%n", "  " + what, ratio, low, high);
  }
}
