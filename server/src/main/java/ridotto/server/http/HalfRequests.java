package ridotto.server.http;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Proxies;

/// Every connection: so many for an address, and none whose request drips in for ever.
///
/// A proxy that is trusted brings many people, and looks after its own connections.
final class HalfRequests implements Connection.Listener {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /// So many requests and octets had come, and since then no whole one.
  private record Seen(long requests, long bytes, long since) {}

  private final Proxies proxies;
  private final ConnectionLimit perAddress;
  private final Map<Connection, Seen> open = new ConcurrentHashMap<>();
  private final long patience;

  HalfRequests(Proxies proxies, RequestLimits limits) {
    this(proxies, limits, PATIENCE);
  }

  HalfRequests(Proxies proxies, RequestLimits limits, Duration patience) {
    this.proxies = proxies;
    perAddress = new ConnectionLimit(limits.connectionsPerAddress());
    this.patience = patience.toNanos();
  }

  @Override
  public void onOpened(Connection connection) {
    open.put(connection, new Seen(0, 0, System.nanoTime()));
    var address = address(connection);
    if (address.isPresent() && !perAddress.take(address.get())) {
      open.remove(connection);
      connection.close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    if (open.remove(connection) == null) return;
    address(connection).ifPresent(perAddress::leave);
  }

  private Optional<String> address(Connection connection) {
    return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress at
            && !proxies.trusts(at.getAddress())
        ? Optional.of(Callers.network(at.getAddress()))
        : Optional.empty();
  }

  /// Called every so often. What is answered already, and what is silent, counts for nothing here.
  void cut() {
    long now = System.nanoTime();
    open.replaceAll((connection, seen) -> look(connection, seen, now));
    open.forEach(
        (connection, seen) -> {
          if (now - seen.since() > patience) connection.close();
        });
  }

  private static Seen look(Connection connection, Seen seen, long now) {
    if (!(connection instanceof HttpConnection http)) return new Seen(0, 0, now);
    boolean same = http.getMessagesIn() == seen.requests() && http.getBytesIn() != seen.bytes();
    return same ? seen : new Seen(http.getMessagesIn(), http.getBytesIn(), now);
  }
}
