package ridotto.server.store.sqlite;

/// A line as it lies in the file, not yet understood.
record RawLine(long seq, long at, String body) {}
