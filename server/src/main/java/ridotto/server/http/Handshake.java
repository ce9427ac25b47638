package ridotto.server.http;

import java.util.Base64;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;
import ridotto.server.http.answers.TurnedAway;

/// What a browser must say to be given a socket (RFC 6455, 4.2).
final class Handshake {
  private static final String VERSION = "13";
  private static final int KEY = 16; // bytes

  private Handshake() {}

  /// Throws [TurnedAway].
  static void check(Request request, Response response) {
    var headers = request.getHeaders();
    boolean upgrade =
        headers.contains(HttpHeader.UPGRADE, "websocket")
            && headers.contains(HttpHeader.CONNECTION, "upgrade");
    if (!upgrade) throw new TurnedAway(400, "upgrade", "no-upgrade");
    if (!VERSION.equals(headers.get(HttpHeader.SEC_WEBSOCKET_VERSION))) {
      response.getHeaders().put(HttpHeader.SEC_WEBSOCKET_VERSION, VERSION);
      response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
      throw new TurnedAway(426, "sec-websocket-version", "no-upgrade");
    }
    if (!isKey(headers.get(HttpHeader.SEC_WEBSOCKET_KEY))) {
      throw new TurnedAway(400, "sec-websocket-key", "no-upgrade");
    }
  }

  private static boolean isKey(@Nullable String key) {
    try {
      return key != null && Base64.getDecoder().decode(key).length == KEY;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
