package ridotto.server.live;

/// Whoever is told what happens at a table. Neither call may block: a table waits for nobody's
/// line.
public interface Listener {
  /// A [Message] as JSON in UTF-8, which others are told too: it must not be changed.
  void tell(byte[] json);

  /// Nothing more will be told, and why: `closed`, `shut`, `stopping` or `superseded`.
  void close(String reason);
}
