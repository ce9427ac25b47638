package ridotto.server.http;

import java.io.IOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/// Under which addresses others find a house that listens at this host and port. A machine changes
/// networks, so it is looked up whenever somebody asks.
public record Reach(String host, IntSupplier port, Optional<URI> publicUrl) {
  /// An address nobody has (RFC 5737). Nothing is sent there: the system only says which way it
  /// would go.
  private static final InetSocketAddress OUTSIDE = new InetSocketAddress("192.0.2.1", 9);

  /// What friends type, for the door of a house; nothing, if only this machine finds it.
  Optional<String> url() {
    if (publicUrl.isPresent()) return publicUrl.map(URI::toString).map(Reach::plain);
    var near = near();
    var outward = outward().map(this::link).filter(near::contains);
    return outward.or(() -> near.stream().findFirst());
  }

  private static String plain(String url) {
    return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
  }

  public boolean everywhere() {
    return host.equals("0.0.0.0") || host.equals("::");
  }

  /// The links of this machine's network.
  public List<String> near() {
    if (!everywhere()) {
      return isLoopback(host) ? List.of() : List.of("http://" + host + ":" + port.getAsInt());
    }
    var links = new ArrayList<String>();
    try {
      for (var card : NetworkInterface.networkInterfaces().toList()) {
        if (!card.isUp() || card.isLoopback() || card.isVirtual()) continue;
        card.inetAddresses()
            .filter(address -> address instanceof Inet4Address)
            .forEach(address -> links.add(link(address)));
      }
    } catch (SocketException _) {
      return List.of();
    }
    return links;
  }

  private static boolean isLoopback(String host) {
    return host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
  }

  private String link(InetAddress address) {
    return "http://" + address.getHostAddress() + ":" + port.getAsInt();
  }

  /// This machine's address on the way out, which is the one that its network knows.
  private static Optional<InetAddress> outward() {
    try (var socket = new DatagramSocket()) {
      socket.connect(OUTSIDE);
      return Optional.of(socket.getLocalAddress());
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
