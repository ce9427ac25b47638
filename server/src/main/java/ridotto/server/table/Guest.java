package ridotto.server.table;

/// Somebody the house has met: the hash of a key, never the key.
public record Guest(String id) {
  private static final String SCREEN = "screen of ";

  /// The same person as they look on from a big screen, who holds no chair whatever they hold
  /// elsewhere.
  public Guest lookingOn() {
    return looksOn() ? this : new Guest(SCREEN + id);
  }

  /// Whether this is only a screen, at which nobody does anything.
  public boolean looksOn() {
    return id.startsWith(SCREEN);
  }

  /// Whoever put the screen up, if it is one.
  public Guest person() {
    return looksOn() ? new Guest(id.substring(SCREEN.length())) : this;
  }
}
