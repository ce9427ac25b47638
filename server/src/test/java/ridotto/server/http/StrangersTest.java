package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.server.http.limits.RequestLimits;

/// What somebody may try whom nobody knows.
class StrangersTest {
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);
  private static final RequestLimits LIMITS =
      new RequestLimits(WIDE, WIDE, WIDE, WIDE, 10, 10, 16_384, 99_999, 16_384, 100_000);
  private static final int MOST_PINGS = 1_000_000;

  @TempDir private Path data = Path.of("");
  private Premises premises;
  private final List<Socket> sockets = new ArrayList<>();

  @BeforeEach
  void open() {
    premises = new Premises(data, DoorRules.loopback(LIMITS));
  }

  @AfterEach
  void close() throws IOException {
    for (var socket : sockets) socket.close();
    premises.close();
  }

  private Socket call(String text) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port());
    sockets.add(socket);
    socket.setSoTimeout(20_000);
    socket.getOutputStream().write(text.getBytes(UTF_8));
    return socket;
  }

  private static String head(Socket socket) throws IOException {
    var head = new StringBuilder();
    try {
      while (!head.toString().endsWith("\r\n\r\n")) {
        int next = socket.getInputStream().read();
        if (next < 0) break;
        head.append((char) next);
      }
    } catch (SocketException _) {
      // cut
    }
    return head.toString();
  }

  @Test
  void an_address_has_so_many_connections() throws IOException {
    int more = 20;
    for (int i = 0; i < LIMITS.connectionsPerAddress() + more; i++) {
      try {
        call("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
      } catch (IOException _) {
        // cut already
      }
    }

    int answered = 0;
    for (var socket : sockets) {
      if (head(socket).startsWith("HTTP/1.1 200")) answered++;
    }

    assertThat(sockets).hasSize(LIMITS.connectionsPerAddress() + more);
    assertThat(answered).isEqualTo(LIMITS.connectionsPerAddress());
  }

  @Test
  void an_address_has_so_many_requests_under_way() throws IOException {
    var begun =
        "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 16384\r\n\r\n{";
    for (int i = 0; i < LIMITS.unfinished(); i++) call(begun);

    var reply = premises.visitor().post("/api/guests", "{}");
    for (int i = 0; reply.status() == 200 && i < LIMITS.unfinished(); i++) {
      // One of those begun may have come while this one held the last place, and been turned away.
      call(begun);
      reply = premises.visitor().post("/api/guests", "{}");
    }

    assertThat(reply.status()).isEqualTo(429);
    assertThat(reply.code()).isEqualTo("too-many");
    assertThat(reply.header("Retry-After")).isEqualTo("1");
  }

  @Test
  void a_path_of_thousands_of_names_is_no_page() {
    var reply = premises.visitor().get("/a".repeat(3_500));

    assertThat(reply.status()).isEqualTo(200); // the page, which says that there is none
    assertThat(premises.visitor().get("/a".repeat(3_500) + ".js").status()).isEqualTo(404);
  }

  private static String upgrade(Visitor guest, String key, String version) {
    return """
    GET /api/tables/%s/socket HTTP/1.1\r
    Host: localhost\r
    Authorization: Bearer %s\r
    Upgrade: websocket\r
    Connection: Upgrade\r
    Sec-WebSocket-Version: %s\r
    %s\r
    """
        .formatted(guest.open("masques", 2), guest.key(), version, key);
  }

  @ParameterizedTest(name = "{0}: {1}, {2}: {3}")
  @CsvSource({
    "dGhlIHNhbXBsZSBub25jZQ==, 13, 101, ''",
    "'', 13, 400, ''",
    "no key at all, 13, 400, ''",
    "dGhlIHNhbXBsZSBub25jZQ==, 8, 426, Sec-WebSocket-Version: 13"
  })
  void a_socket_is_given_to_whoever_asks_properly(
      String key, String version, int status, String header) throws IOException {
    var named = key.isEmpty() ? "" : "Sec-WebSocket-Key: " + key + "\r\n";
    var socket = call(upgrade(premises.visitor().guest(), named, version));

    assertThat(head(socket)).startsWith("HTTP/1.1 " + status).contains(header);
  }

  /// A socket, the bare one.
  private Socket upgraded() throws IOException {
    var ada = premises.visitor().guest();
    return call(upgrade(ada, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "13"));
  }

  /// A frame of a client, masked with zeros.
  private static byte[] frame(int first, int length) {
    var frame = new byte[6 + length];
    frame[0] = (byte) first;
    frame[1] = (byte) (0x80 | length);
    return frame;
  }

  @Test
  void pings_that_nobody_reads_the_answers_of_end_the_line() throws IOException {
    var socket = upgraded();
    var ping = frame(0x89, 125);
    int sent = 0;
    try {
      for (; sent < MOST_PINGS; sent++) socket.getOutputStream().write(ping);
    } catch (IOException _) {
      // cut
    }

    assertThat(sent).isLessThan(MOST_PINGS);
  }

  @Test
  void a_text_in_very_many_pieces_of_nothing_ends_the_line() throws IOException {
    var socket = upgraded();
    socket.getOutputStream().write(frame(0x01, 0));
    for (int i = 0; i < 101; i++) socket.getOutputStream().write(frame(0x00, 0));

    assertThat(head(socket)).startsWith("HTTP/1.1 101");
    assertThat(closed(new DataInputStream(socket.getInputStream()))).isEqualTo(1009);
  }

  /// The code that the house hangs up with.
  private static int closed(DataInputStream in) throws IOException {
    while (true) {
      int kind = in.readUnsignedByte() & 0x0f;
      int length = in.readUnsignedByte();
      if (length == 126) length = in.readUnsignedShort();
      if (kind == 8) return in.readUnsignedShort();
      in.skipNBytes(length);
    }
  }

  @Test
  void long_answers_are_zipped_for_those_who_can_read_that() throws Exception {
    var plain = premises.visitor().get("/api/house");
    var zipped =
        Visitor.HTTP.send(
            premises.visitor().request("/api/house").header("Accept-Encoding", "gzip").build(),
            BodyHandlers.ofByteArray());

    assertThat(plain.header("Content-Encoding")).isEmpty();
    assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(zipped.body().length).isLessThan(plain.response().body().length() / 2);
    try (var in = new GZIPInputStream(new ByteArrayInputStream(zipped.body()))) {
      assertThat(new String(in.readAllBytes(), UTF_8)).isEqualTo(plain.response().body());
    }
  }

  @Test
  void who_is_turned_away_is_told_what_would_help() {
    var visitor = premises.visitor();

    assertThat(visitor.get("/api/guests/me").header("WWW-Authenticate")).startsWith("Bearer");
    var page = Visitor.send(visitor.request("/rules").POST(BodyPublishers.ofString("")));
    assertThat(page.status()).isEqualTo(405);
    assertThat(page.header("Allow")).isEqualTo("GET, HEAD");
  }
}
