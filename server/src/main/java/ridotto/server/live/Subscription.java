package ridotto.server.live;

/// A line from a table to a listener.
public interface Subscription extends AutoCloseable {
  /// The listener has gone. Closing twice does no harm.
  @Override
  void close();
}
