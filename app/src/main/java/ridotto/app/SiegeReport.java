package ridotto.app;

import java.io.PrintWriter;
import ridotto.trials.siege.Siege;

/// What came of a siege, for whoever ordered it.
final class SiegeReport {
  private SiegeReport() {}

  /// Throws if the log has anything to complain of, or the attacks met too few games.
  static void print(Siege.Report report, PrintWriter out) {
    report.reasons().forEach((reason, n) -> out.printf("%8d  %s%n", n, reason));
    for (var ending : report.endings()) out.println("played to its end: " + ending);
    var live = report.live();
    out.printf(
        "%d attacks, each turned away with a reason; %d met a game in progress, of %d moves out of"
            + " turn %d%n",
        report.sent(), live.all(), live.outOfTurn(), live.liveOutOfTurn());
    out.flush();
    if (!live.enough()) throw new IllegalStateException("too few attacks met a game in progress");
    if (report.log().isEmpty()) return;
    throw new IllegalStateException("the log complains: " + report.log());
  }
}
