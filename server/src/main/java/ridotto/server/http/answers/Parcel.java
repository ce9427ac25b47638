package ridotto.server.http.answers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import ridotto.wire.Json;

/// An answer as it goes over the line: zipped where the asker can read that and it pays.
public record Parcel(String type, ByteBuffer bytes, boolean zipped) {
  public static final String JSON = "application/json";
  private static final int WORTH_ZIPPING = 1_024;

  public static Parcel json(Request request, Object value) {
    return of(request, JSON, Json.bytes(value));
  }

  public static Parcel text(Request request, String type, String text) {
    return of(request, type, text.getBytes(UTF_8));
  }

  public static Parcel of(Request request, String type, byte[] bytes) {
    var accepted = request.getHeaders().getQualityCSV(HttpHeader.ACCEPT_ENCODING);
    boolean zipped = bytes.length >= WORTH_ZIPPING && accepted.contains("gzip");
    return new Parcel(type, ByteBuffer.wrap(zipped ? zipped(bytes) : bytes), zipped);
  }

  static byte[] zipped(byte[] bytes) {
    var out = new ByteArrayOutputStream(bytes.length / 4);
    try (var zip = new GZIPOutputStream(out, 8_192)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
