package ridotto.server.http.proxy;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The names this house may be called by.
///
/// A page of another site can have its own name lead to this machine, and would then count as one
/// of ours. Addresses and names that only a home or an office knows are always right; others only
/// if whoever runs the house has said so.
public record HostNames(Set<String> known) {
  private static final List<String> PRIVATE =
      List.of(".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal");

  public HostNames {
    known = known.stream().map(HostNames::plain).collect(Collectors.toUnmodifiableSet());
  }

  /// Whether this `Host` is one of them. Whoever names none is no browser.
  public boolean allows(String host) {
    var name = plain(host);
    return name.isEmpty()
        || name.indexOf('.') < 0
        || Network.address(name).isPresent()
        || PRIVATE.stream().anyMatch(name::endsWith)
        || known.contains(name);
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
