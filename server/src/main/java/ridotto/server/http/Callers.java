package ridotto.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import ridotto.server.http.proxy.Hops;
import ridotto.server.live.Guests;
import ridotto.server.table.Guest;

/// Finds out who is calling.
record Callers(Guests guests, DoorRules rules) {
  static final String COOKIE = "ridotto";

  /// How the first half of an IPv6 address is written.
  static final String HALF = "/64";

  /// Browsers take a cookie of such a name only from this very host, and only over TLS.
  static final String SECURE_COOKIE = "__Host-ridotto";

  private static final List<String> HOPS = List.of("X-Forwarded-For", "Forwarded", "Via");
  private static final Pattern LOCAL =
      Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d+)?");
  private static final String BEARER = "Bearer ";
  private static final int LONGEST_KEY = 200;
  private static final long KEPT = 400L * 24 * 60 * 60;

  Caller of(Request request) {
    var peer = peer(request);
    boolean believed = rules.proxies().trusts(peer);
    var headers = request.getHeaders();
    var hops = hops(headers);
    var address = believed ? rules.proxies().client(hops).orElse(peer) : peer;
    var host = Optional.ofNullable(headers.get(HttpHeader.HOST)).orElse("");
    return new Caller(
        network(address),
        hops.isEmpty() && !headers.contains(HttpHeader.VIA) && isNear(peer),
        isLocal(peer, headers, host),
        request.isSecure()
            || (believed && "https".equalsIgnoreCase(headers.get("X-Forwarded-Proto"))),
        believed ? Optional.ofNullable(headers.get("X-Forwarded-Host")).orElse(host) : host,
        guest(request));
  }

  /// A proxy writes one or the other.
  private static List<String> hops(HttpFields headers) {
    var plain = headers.getValuesList("X-Forwarded-For");
    return plain.isEmpty()
        ? Hops.standard(headers.getValuesList(HttpHeader.FORWARDED))
        : Hops.plain(plain);
  }

  private static InetAddress peer(Request request) {
    return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress at
        ? at.getAddress()
        : InetAddress.getLoopbackAddress();
  }

  private static boolean isNear(InetAddress peer) {
    return peer.isLoopbackAddress() || peer.isSiteLocalAddress();
  }

  private static boolean isLocal(InetAddress peer, HttpFields headers, String host) {
    return peer.isLoopbackAddress()
        && HOPS.stream().noneMatch(headers::contains)
        && LOCAL.matcher(host).matches();
  }

  /// With IPv6 a household has a network of its own, and as many addresses as it likes.
  static String network(InetAddress address) {
    return address instanceof Inet6Address
        ? half(address.getAddress()) + HALF
        : address.getHostAddress();
  }

  private static String half(byte[] address) {
    Arrays.fill(address, 8, 16, (byte) 0);
    try {
      return InetAddress.getByAddress(address).getHostAddress();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("sixteen bytes are an address", e);
    }
  }

  /// A program's key in the header counts before a browser's cookie.
  private Optional<Guest> guest(Request request) {
    return bearer(request).or(() -> cookie(request)).flatMap(this::find);
  }

  /// The key that a program came with.
  static Optional<String> bearer(Request request) {
    return Optional.ofNullable(request.getHeaders().get(HttpHeader.AUTHORIZATION))
        .filter(header -> header.startsWith(BEARER))
        .map(header -> header.substring(BEARER.length()));
  }

  /// The key that a browser came with.
  static Optional<String> cookie(Request request) {
    return key(request, SECURE_COOKIE).or(() -> key(request, COOKIE));
  }

  /// Browsers that hear this have no key any more, be it from before TLS.
  static List<String> forgotten() {
    return List.of(
        COOKIE + "=; Path=/; Max-Age=0; HttpOnly",
        SECURE_COOKIE + "=; Path=/; Max-Age=0; HttpOnly; Secure");
  }

  private static Optional<String> key(Request request, String cookie) {
    return Request.getCookies(request).stream()
        .filter(each -> each.getName().equals(cookie))
        .map(HttpCookie::getValue)
        .findFirst();
  }

  /// The cookies of whoever came with one that could be had without TLS, and comes by TLS now.
  List<String> exchanged(Request request, Caller caller) {
    var old = key(request, COOKIE).filter(key -> find(key).isPresent());
    if (!isSecure(caller) || old.isEmpty() || key(request, SECURE_COOKIE).isPresent()) {
      return List.of();
    }
    return List.of(cookie(old.get(), caller), COOKIE + "=; Path=/; Max-Age=0; HttpOnly; Secure");
  }

  boolean isSecure(Caller caller) {
    return caller.secure() || rules.publicUrl().map(Door::isTls).orElse(false);
  }

  private Optional<Guest> find(String key) {
    return key.isEmpty() || key.length() > LONGEST_KEY ? Optional.empty() : guests.find(key);
  }

  String cookie(String key, Caller caller) {
    boolean secure = isSecure(caller);
    return (secure ? SECURE_COOKIE : COOKIE)
        + "="
        + key
        + "; Path=/; Max-Age="
        + KEPT
        + "; HttpOnly; SameSite="
        + HttpCookie.SameSite.LAX.getAttributeValue()
        + (secure ? "; Secure" : "");
  }
}
