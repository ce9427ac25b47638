package ridotto.server.table;

/// Somebody the house has met: the hash of a key, never the key.
public record Guest(String id) {}
