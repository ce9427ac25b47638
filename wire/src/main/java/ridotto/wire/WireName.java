package ridotto.wire;

import ridotto.kernel.Ending;
import ridotto.kernel.View;

/// The name under which a type travels: its own. Only the views and endings of the games have kept
/// the names that clients and stored messages have known from the beginning.
final class WireName {
  private WireName() {}

  static String of(Class<?> type) {
    if (View.class.isAssignableFrom(type)) return "Sight";
    if (Ending.class.isAssignableFrom(type)) return "Finale";
    return type.getSimpleName();
  }
}
