package ridotto.bots.mascarade;

import java.util.Locale;
import ridotto.bots.Lens.Watch;

/// What an announcement was: true, or false and believed so, or false and believed true, or false
/// by somebody who believes nothing. Only the bot knows what it believed, and it says so.
enum Verdict {
  TRUE,
  LIE,
  MISTAKE,
  FALSE;

  /// From here on it holds it to be true.
  private static final int LIKELY = 500;

  static Verdict of(boolean right, int chance) {
    if (right) return TRUE;
    if (chance == Watch.UNSTATED) return FALSE;
    return isBluff(chance) ? LIE : MISTAKE;
  }

  /// Whether it announces what it holds to be false, be it right or not.
  static boolean isBluff(int chance) {
    return chance != Watch.UNSTATED && chance < LIKELY;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
