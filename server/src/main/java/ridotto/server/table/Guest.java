package ridotto.server.table;

/// Somebody the house has met: the hash of a key, never the key.
public record Guest(String id) {
  /// The same person as they look on from a big screen, who holds no chair whatever they hold
  /// elsewhere.
  public Guest lookingOn() {
    return new Guest(Lottery.hash("looking on " + id));
  }
}
