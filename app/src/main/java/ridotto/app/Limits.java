package ridotto.app;

import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Numbers on the command line that make no sense are turned away by name.
final class Limits {
  private Limits() {}

  static void inRange(String option, long value, long least, long most) {
    if (value >= least && value <= most) return;
    throw new Refused(
        option,
        Refusal.of("number-range").and("value", value).and("least", least).and("most", most));
  }

  static void inRange(String option, double value, double least, double most) {
    if (value >= least && value <= most) return;
    throw new Refused(
        option,
        Refusal.of("number-range").and("value", value).and("least", least).and("most", most));
  }
}
