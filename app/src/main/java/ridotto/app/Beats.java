package ridotto.app;

import java.time.Duration;
import java.util.regex.Pattern;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Beat;

/// The pace of the house as the command line writes it: `250-550`.
final class Beats {
  private static final Pattern FORM = Pattern.compile("(\\d{1,5})-(\\d{1,5})");

  private Beats() {}

  static Beat of(String text) {
    var match = FORM.matcher(text);
    var wrong = new Refused("beat", Refusal.of("no-beat").and("value", text));
    if (!match.matches()) throw wrong;
    var least = Duration.ofMillis(Long.parseLong(match.group(1)));
    var most = Duration.ofMillis(Long.parseLong(match.group(2)));
    if (least.compareTo(most) > 0) throw wrong;
    if (most.isZero()) return Beat.NONE;
    var usual = Beat.USUAL;
    return new Beat(least, most, usual.quick(), usual.calm(), usual.slow());
  }
}
