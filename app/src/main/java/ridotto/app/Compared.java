package ridotto.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import ridotto.lab.Estimate;
import tools.jackson.databind.JsonNode;

/// One figure of two builds: what each reached in the median, and how many times as much the first
/// did, with its interval.
record Compared(
    String what, String figure, double ours, double theirs, Estimate ratio, Verdict verdict) {
  /// What may be said of a difference.
  enum Verdict {
    BETTER,
    WORSE,
    NO_DIFFERENCE
  }

  /// A figure of a run, of which more is better, or less.
  record Figure(String name, boolean moreIsBetter, ToDoubleFunction<JsonNode> of) {}

  static Compared of(String what, Figure figure, Forks.Runs runs) {
    var ours = runs.ours().stream().mapToDouble(figure.of()).toArray();
    var theirs = runs.theirs().stream().mapToDouble(figure.of()).toArray();
    var ratios = IntStream.range(0, ours.length).mapToDouble(i -> ours[i] / theirs[i]).toArray();
    var ratio = Estimate.of(ratios);
    return new Compared(
        what, figure.name(), median(ours), median(theirs), ratio, verdict(figure, ratio));
  }

  private static Verdict verdict(Figure figure, Estimate ratio) {
    if (!ratio.differs()) return Verdict.NO_DIFFERENCE;
    return ratio.times() > 1 == figure.moreIsBetter() ? Verdict.BETTER : Verdict.WORSE;
  }

  static double median(double... figures) {
    var sorted = figures.clone();
    java.util.Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  static void print(List<Compared> all, PrintWriter out) {
    out.printf(
        "%-28s %-22s %10s %10s %7s   %-14s %s%n",
        "", "figure", "this build", "the other", "times", "95 %", "");
    for (var each : all) {
      out.printf(
          "%-28s %-22s %10.4g %10.4g %7.3f   %.3f to %.3f %s%n",
          each.what(),
          each.figure(),
          each.ours(),
          each.theirs(),
          each.ratio().times(),
          each.ratio().low(),
          each.ratio().high(),
          switch (each.verdict()) {
            case BETTER -> "better";
            case WORSE -> "worse";
            case NO_DIFFERENCE -> "no difference";
          });
    }
    out.flush();
  }
}
