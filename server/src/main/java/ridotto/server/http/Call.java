package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import ridotto.kernel.Refusal;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.wire.StrictReader;

/// One request on its way through the house, with what its path had in the places of the names.
record Call(
    Request request,
    Response response,
    Callback callback,
    Caller caller,
    ConnectionLimit unfinished,
    Map<String, String> path) {

  private static final long MOST_DRAINED = 1 << 20;
  private static final int PART = 1_024;

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

  /// A number from 0 on, if the query has one under this name.
  OptionalLong count(String name) {
    var asked = query(name);
    if (asked.isEmpty()) return OptionalLong.empty();
    try {
      long count = Long.parseLong(asked.get());
      if (count >= 0) return OptionalLong.of(count);
    } catch (NumberFormatException _) {
      // Turned away like a negative number.
    }
    throw new TurnedAway(400, name, Refusal.of("field-type").and("wanted", "number"));
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

  /// Nothing here unpacks what somebody sends: a little of it may be very much.
  private void requirePlain(HttpHeader header, String plain) {
    var coding = request.getHeaders().get(header);
    if (coding == null || coding.equalsIgnoreCase(plain)) return;
    var field = header.asString().toLowerCase(Locale.ROOT);
    throw new TurnedAway(415, field, Refusal.of("body-type").and("wanted", plain));
  }

  String body(int most) {
    requirePlain(HttpHeader.CONTENT_ENCODING, "identity");
    requirePlain(HttpHeader.TRANSFER_ENCODING, "chunked");
    var tooLarge = new TurnedAway(413, "body", Refusal.of("body-large").and("most", most));
    if (request.getLength() > most) throw tooLarge;
    if (!unfinished.take(caller.network())) throw new TurnedAway(429, "requests", "too-many");
    try {
      // Never closed: that would break the connection before its answer is read.
      var in = Content.Source.asInputStream(request);
      // Small as long as little has come: what was promised may never come.
      var whole = new ByteArrayOutputStream();
      var part = new byte[PART];
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        whole.write(part, 0, read);
        if (whole.size() > most) throw tooLarge;
      }
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(whole.toByteArray())).toString();
    } catch (CharacterCodingException _) {
      throw new TurnedAway(400, "body", "body-text");
    } catch (IOException _) {
      throw new TurnedAway(400, "body", "body-cut");
    } finally {
      unfinished.leave(caller.network());
    }
  }

  /// Reads what is left of a body nobody wants, within reason: many clients look for an answer only
  /// when they have sent everything.
  static boolean drained(Request request) {
    if (request.getLength() > MOST_DRAINED) return false;
    try {
      var in = Content.Source.asInputStream(request);
      long left = MOST_DRAINED;
      var buffer = new byte[PART];
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
