package ridotto.server.http;

import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.HostNames;
import ridotto.server.http.proxy.Proxies;

/// Where the house is found on the network, and whom it believes.
///
/// Port 0 is any free one. `publicUrl` is what friends type, if a proxy stands in front; `hosts`
/// are more names it is called by.
public record DoorRules(
    String host,
    int port,
    Optional<URI> publicUrl,
    List<String> hosts,
    Proxies proxies,
    RequestLimits limits,
    String version) {

  public DoorRules at(int other) {
    return new DoorRules(host, other, publicUrl, hosts, proxies, limits, version);
  }

  HostNames names() {
    var names = new HashSet<>(hosts);
    publicUrl.map(URI::getHost).ifPresent(names::add);
    return new HostNames(names);
  }

  /// On this machine only, for tests and trials.
  public static DoorRules loopback(RequestLimits limits) {
    return new DoorRules("127.0.0.1", 0, Optional.empty(), List.of(), Proxies.NONE, limits, "test");
  }
}
