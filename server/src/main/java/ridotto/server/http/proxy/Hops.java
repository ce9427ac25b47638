package ridotto.server.http.proxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The addresses a request has come by, as the proxies between have written them down: each adds
/// its own at the end, be it on the same line or on another.
public final class Hops {
  private static final String FOR = "for=";

  private Hops() {}

  /// Of all lines of `X-Forwarded-For`.
  public static List<String> plain(List<String> lines) {
    var hops = new ArrayList<String>();
    for (var line : lines) {
      for (var hop : line.split(",", -1)) hops.add(address(hop.strip()));
    }
    return hops;
  }

  /// Of all lines of `Forwarded` (RFC 7239): `for=192.0.2.60;proto=http, for="[2001:db8::17]:47"`.
  /// Who does not say for whom counts as unknown.
  public static List<String> standard(List<String> lines) {
    var hops = new ArrayList<String>();
    for (var line : lines) {
      for (var element : line.split(",", -1)) hops.add(forWhom(element));
    }
    return hops;
  }

  private static String forWhom(String element) {
    for (var pair : element.split(";", -1)) {
      var plain = pair.strip();
      if (plain.toLowerCase(Locale.ROOT).startsWith(FOR)) {
        return address(plain.substring(FOR.length()).replace("\"", ""));
      }
    }
    return "unknown";
  }

  /// Without the port, and without the brackets of IPv6.
  private static String address(String hop) {
    int bracket = hop.indexOf(']');
    if (hop.startsWith("[") && bracket > 0) return hop.substring(1, bracket);
    int colon = hop.indexOf(':');
    return colon >= 0 && colon == hop.lastIndexOf(':') ? hop.substring(0, colon) : hop;
  }
}
