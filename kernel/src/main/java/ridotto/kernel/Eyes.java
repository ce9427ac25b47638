package ridotto.kernel;

/// Through whose eyes a table is seen.
public sealed interface Eyes {
  /// A player's own.
  record Of(Player player) implements Eyes {}

  /// Somebody who only watches: sees what an empty chair sees.
  record Spectator() implements Eyes {}

  /// All cards open: records, finished games, tests. Never a running game's player.
  record Open() implements Eyes {}

  static Eyes spectator() {
    return new Spectator();
  }

  static Eyes open() {
    return new Open();
  }

  static Eyes of(int player) {
    return new Of(Player.of(player));
  }

  /// Whether this is that player, or all is open.
  default boolean are(int player) {
    return switch (this) {
      case Of(Player mine) -> mine.index() == player;
      case Spectator() -> false;
      case Open() -> true;
    };
  }
}
