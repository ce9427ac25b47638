package ridotto.masquerade;

import java.util.Locale;

/// The parts of a turn (K3), and the deal before the first one.
public enum Phase {
  DEAL,
  START,
  DRAW,
  PLACEMENT,
  ACTION,
  /// A line of more than six is cut (K8).
  CUT,
  /// What the end of a turn brings (K19).
  END;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
