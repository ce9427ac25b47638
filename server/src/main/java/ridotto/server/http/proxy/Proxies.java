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

  /// The last of the addresses a request came by that is not a proxy of ours: what stands before it
  /// anybody may have written.
  public Optional<InetAddress> client(List<String> hops) {
    for (var named : hops.reversed()) {
      var hop = Network.address(named);
      if (hop.isEmpty() || !trusts(hop.get())) return hop;
    }
    return Optional.empty();
  }
}
