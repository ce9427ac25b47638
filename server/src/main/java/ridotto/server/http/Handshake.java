package ridotto.server.http;

import java.util.Base64;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
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
    // What a body would bring is no frames.
    boolean body = request.getLength() > 0 || headers.contains(HttpHeader.TRANSFER_ENCODING);
    if (!upgrade || body) throw new TurnedAway(400, "upgrade", "no-upgrade");
    if (!List.of(VERSION).equals(headers.getValuesList(HttpHeader.SEC_WEBSOCKET_VERSION))) {
      response.getHeaders().put(HttpHeader.SEC_WEBSOCKET_VERSION, VERSION);
      response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
      throw new TurnedAway(426, "sec-websocket-version", "no-upgrade");
    }
    var keys = headers.getValuesList(HttpHeader.SEC_WEBSOCKET_KEY);
    if (keys.size() != 1 || !isKey(keys.getFirst())) {
      throw new TurnedAway(400, "sec-websocket-key", "no-upgrade");
    }
  }

  private static boolean isKey(String key) {
    try {
      return Base64.getDecoder().decode(key).length == KEY;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
