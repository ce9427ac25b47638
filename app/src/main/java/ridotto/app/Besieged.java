package ridotto.app;

import java.io.PrintWriter;
import ridotto.app.hostile.Siege;

/// What came of a siege, for whoever ordered it.
final class Besieged {
  private Besieged() {}

  /// Throws if the log has anything to complain of.
  static void print(Siege.Report report, PrintWriter out) {
    report.reasons().forEach((reason, n) -> out.printf("%8d  %s%n", n, reason));
    for (var ending : report.endings()) out.println("played to its end: " + ending);
    out.printf("%d attacks, each turned away with a reason%n", report.sent());
    out.flush();
    if (report.log().isEmpty()) return;
    throw new IllegalStateException("the log complains: " + report.log());
  }
}
