package ridotto.server.http.proxy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The names this house may be called by.
///
/// A page of another site can have its own name lead to this machine, and would then count as one
/// of ours. Addresses and names that only a home or an office knows are always right; others only
/// if whoever runs the house has said so. Without `home` those of a home must be said too.
public record HostNames(Set<String> known, boolean home) {
  private static final List<String> PRIVATE =
      List.of(".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal");

  public HostNames {
    known = known.stream().map(HostNames::plain).collect(Collectors.toUnmodifiableSet());
  }

  public HostNames(Set<String> known) {
    this(known, true);
  }

  /// Whether this `Host` is one of them. Whoever names none is no browser.
  public boolean allows(String host) {
    var name = plain(host);
    return name.isEmpty()
        || name.equals("localhost")
        || Network.address(name).isPresent()
        || (home && isOfHome(name))
        || known.contains(name);
  }

  private static boolean isOfHome(String name) {
    return name.indexOf('.') < 0 || PRIVATE.stream().anyMatch(name::endsWith);
  }

  /// Without a port, in small letters; IPv6 without its brackets.
  private static String plain(String host) {
    var name = host.toLowerCase(Locale.ROOT);
    if (name.startsWith("[")) return name.substring(1, Math.max(1, name.indexOf(']')));
    int colon = name.indexOf(':');
    var bare = colon < 0 ? name : name.substring(0, colon);
    return bare.endsWith(".") ? bare.substring(0, bare.length() - 1) : bare;
  }
}
