package ridotto.server;

/// A line from a table to a listener.
public interface Connection extends AutoCloseable {
  /// The listener has gone. Closing twice does no harm.
  @Override
  void close();
}
