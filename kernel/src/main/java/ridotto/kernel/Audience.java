package ridotto.kernel;

/// Who may know of an event.
public sealed interface Audience {
  record Everyone() implements Audience {
    private static final Everyone ALL = new Everyone();
  }

  record Only(Player player) implements Audience {}

  /// Every other player. Spectators sit behind the one who may not see.
  record AllBut(Player player) implements Audience {}

  static Audience everyone() {
    return Everyone.ALL;
  }

  static Audience only(int player) {
    return new Only(Player.of(player));
  }

  static Audience allBut(int player) {
    return new AllBut(Player.of(player));
  }

  default boolean includes(int listener) {
    return switch (this) {
      case Everyone() -> true;
      case Only(Player player) -> player.index() == listener;
      case AllBut(Player player) -> player.index() != listener;
    };
  }

  default boolean includes(Eyes eyes) {
    return switch (eyes) {
      case Eyes.Of(Player player) -> includes(player.index());
      case Eyes.Spectator() -> this instanceof Everyone;
      case Eyes.Open() -> true;
    };
  }
}
