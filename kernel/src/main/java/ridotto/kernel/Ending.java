package ridotto.kernel;

/// Why a game ended. Each game has an enum of its own.
public interface Ending {
  String name();

  int ordinal();

  /// The word that results and statistics use.
  default String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
