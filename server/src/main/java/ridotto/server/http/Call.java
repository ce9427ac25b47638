package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import ridotto.kernel.Refusal;
import ridotto.wire.StrictReader;

/// One request on its way through the house, with what its path had in the places of the names.
record Call(
    Request request,
    Response response,
    Callback callback,
    Caller caller,
    Map<String, String> path) {

  private static final long MOST_DRAINED = 1 << 20;

  String at(String name) {
    return path.getOrDefault(name, "");
  }

  int number(String name) {
    try {
      return Integer.parseInt(at(name));
    } catch (NumberFormatException _) {
      throw new TurnedAway(404, name, "no-page");
    }
  }

  Optional<String> query(String name) {
    return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
  }

  <R> R json(Class<R> type, int most) {
    requireType("application/json");
    return StrictReader.read(body(most), type);
  }

  void requireType(String wanted) {
    var type = Optional.ofNullable(request.getHeaders().get(HttpHeader.CONTENT_TYPE)).orElse("");
    if (!type.split(";", -1)[0].strip().equalsIgnoreCase(wanted)) {
      throw new TurnedAway(415, "content-type", Refusal.of("body-type").and("wanted", wanted));
    }
  }

  String body(int most) {
    var tooLarge = new TurnedAway(413, "body", Refusal.of("body-large").and("most", most));
    if (request.getLength() > most) throw tooLarge;
    try {
      // Never closed: that would break the connection before its answer is read.
      var bytes = Content.Source.asInputStream(request).readNBytes(most + 1);
      if (bytes.length > most) throw tooLarge;
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException _) {
      throw new TurnedAway(400, "body", "body-text");
    } catch (IOException _) {
      throw new TurnedAway(400, "body", "body-cut");
    }
  }

  /// Reads what is left of a body nobody wants, within reason: many clients look for an answer only
  /// when they have sent everything.
  static boolean drained(Request request) {
    try {
      var in = Content.Source.asInputStream(request);
      long left = MOST_DRAINED;
      var buffer = new byte[8_192];
      while (left > 0) {
        int read = in.read(buffer);
        if (read < 0) return true;
        left -= read;
      }
      return false;
    } catch (IOException _) {
      return false;
    }
  }
}
