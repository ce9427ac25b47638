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
/// are more names it is called by. `admin` is the port for whoever runs it, if there is one, and
/// `contact` where they want to be told of holes in it.
public record DoorRules(
    String host,
    int port,
    Optional<URI> publicUrl,
    List<String> hosts,
    Proxies proxies,
    RequestLimits limits,
    String version,
    Optional<AdminRules> admin,
    Optional<URI> contact) {

  public DoorRules(
      String host,
      int port,
      Optional<URI> publicUrl,
      List<String> hosts,
      Proxies proxies,
      RequestLimits limits,
      String version) {
    this(
        host, port, publicUrl, hosts, proxies, limits, version, Optional.empty(), Optional.empty());
  }

  public DoorRules at(int other) {
    return new DoorRules(host, other, publicUrl, hosts, proxies, limits, version, admin, contact);
  }

  public DoorRules with(AdminRules other) {
    return new DoorRules(
        host, port, publicUrl, hosts, proxies, limits, version, Optional.of(other), contact);
  }

  /// Throws [ridotto.kernel.Refused] if nobody can be reached so.
  public DoorRules reportedTo(String other) {
    var reached = Optional.of(SecurityNote.contact(other));
    return new DoorRules(host, port, publicUrl, hosts, proxies, limits, version, admin, reached);
  }

  /// The same, but that nobody's word is believed.
  DoorRules withoutProxies() {
    return new DoorRules(
        host,
        port,
        publicUrl,
        hosts,
        Proxies.NONE,
        limits,
        version,
        Optional.empty(),
        Optional.empty());
  }

  /// Which names the port for whoever runs the house answers to.
  HostNames adminNames() {
    var names = new HashSet<>(hosts);
    admin.map(AdminRules::host).ifPresent(names::add);
    return new HostNames(names, false);
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
