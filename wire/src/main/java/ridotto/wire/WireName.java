package ridotto.wire;

import ridotto.kernel.Ending;
import ridotto.kernel.View;

/// The name under which a type travels: its own. Only the views and endings of the games have kept
/// the names that clients and stored messages have known from the beginning.
final class WireName {
  private WireName() {}

  static String of(Class<?> type) {
    if (isOneOf(View.class, type)) return "Sight";
    if (isOneOf(Ending.class, type)) return "Finale";
    return type.getSimpleName();
  }

  /// Of the games', not the kernel's own, which stands for all of them.
  private static boolean isOneOf(Class<?> open, Class<?> type) {
    return open.isAssignableFrom(type) && type != open;
  }
}
