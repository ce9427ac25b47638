package ridotto.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/// What the bots of one kind did where they had a choice.
final class HabitTable {
  private static final List<String> FREE = List.of("swap", "pretend", "look", "announce");
  private static final List<String> SAID = List.of("true", "lie", "mistake", "false");
  private static final double WHOLE = 100;

  private HabitTable() {}

  static void print(String bot, Map<String, Long> counts, PrintWriter out) {
    out.printf("  habits of %s%n", bot);
    if (!counts.containsKey("announce")) {
      counts.forEach((habit, times) -> out.printf("    %-18s %,d%n", habit, times));
      return;
    }
    long turns = FREE.stream().mapToLong(habit -> of(counts, habit)).sum();
    out.printf("    %,d free turns:", turns);
    for (var habit : FREE) out.printf(" %s %.1f%%", habit, percent(of(counts, habit), turns));
    out.printf(
        "%n    %-10s %10s %8s %12s %8s %7s%n",
        "announced", "times", "share", "challenged", "paid", "coins");
    for (var said : SAID) {
      long times = of(counts, said);
      if (times == 0) continue;
      out.printf(
          "    %-10s %,10d %7.1f%% %11.1f%% %7.1f%% %7.2f%n",
          said,
          times,
          percent(times, of(counts, "announce")),
          percent(of(counts, said + "-challenged"), times),
          percent(of(counts, said + "-paid"), times),
          (double) of(counts, said + "-coins") / times);
    }
    if (of(counts, "bluff") > 0) {
      out.printf(
          "    bluffs %,d, got away with %.1f%%%n",
          of(counts, "bluff"), percent(of(counts, "bluff-won"), of(counts, "bluff")));
    }
    out.printf(
        "    claims %,d, right %.1f%%; passed %,d%n",
        of(counts, "claim"),
        percent(of(counts, "claim-right"), of(counts, "claim")),
        of(counts, "pass"));
  }

  private static long of(Map<String, Long> counts, String habit) {
    return counts.getOrDefault(habit, 0L);
  }

  private static double percent(long part, long whole) {
    return whole == 0 ? 0 : WHOLE * part / whole;
  }
}
