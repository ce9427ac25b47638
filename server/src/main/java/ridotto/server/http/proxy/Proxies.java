package ridotto.server.http.proxy;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/// Whose word about the caller is believed: `X-Forwarded-For`, `-Proto` and `-Host` count only from
/// these networks.
public record Proxies(List<Network> trusted) {
  public static final Proxies NONE = new Proxies(List.of());

  public Proxies {
    trusted = List.copyOf(trusted);
  }

  public boolean trusts(InetAddress peer) {
    return trusted.stream().anyMatch(network -> network.contains(peer));
  }

  /// The last address in the list that is not a proxy of ours: what stands before it anybody may
  /// have written.
  public Optional<InetAddress> client(String forwardedFor) {
    var hops = forwardedFor.split(",", -1);
    for (int i = hops.length - 1; i >= 0; i--) {
      var hop = Network.address(hops[i].strip());
      if (hop.isEmpty() || !trusts(hop.get())) return hop;
    }
    return Optional.empty();
  }
}
