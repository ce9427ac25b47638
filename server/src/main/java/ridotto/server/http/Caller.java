package ridotto.server.http;

import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.table.Guest;

/// Who asks, from where, and by which name they call the house.
///
/// `network` stands for everybody behind one address; `nearby` is whether they asked without any
/// proxy between, from this machine or its own network; `local`, from this machine and by its own
/// name, so that no page of another site is behind it.
record Caller(
    String network,
    boolean nearby,
    boolean local,
    boolean secure,
    String authority,
    Optional<Guest> guest) {

  Guest known() {
    return guest.orElseThrow(() -> new TurnedAway(401, "guest", "no-guest"));
  }

  /// Whether a page of another site is behind this: browsers say so in `Origin`.
  boolean isForeign(Request request, Optional<String> publicAuthority) {
    if ("cross-site".equals(request.getHeaders().get("Sec-Fetch-Site"))) return true;
    var origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin == null) return false;
    int scheme = origin.indexOf("://");
    var theirs = scheme < 0 ? origin : plain(origin.substring(scheme + 3), secure(origin));
    return !theirs.equals(plain(authority, secure))
        && publicAuthority.filter(theirs::equals).isEmpty();
  }

  private static boolean secure(String origin) {
    return origin.startsWith("https:");
  }

  /// Without the port that goes without saying.
  static String plain(String authority, boolean secure) {
    var usual = secure ? ":443" : ":80";
    return authority.endsWith(usual)
        ? authority.substring(0, authority.length() - usual.length())
        : authority;
  }
}
