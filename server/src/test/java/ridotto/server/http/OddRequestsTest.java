package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What no browser sends, but tools do: each is answered, and none is a fault of ours.
class OddRequestsTest {
  @TempDir private static Path data = Path.of("");
  private static Premises premises;
  private static Visitor ada;
  private static String table;

  @BeforeAll
  static void opens() {
    premises = new Premises(data);
    ada = premises.visitor().guest();
    table = ada.open("masques", 2);
  }

  @AfterAll
  static void closes() {
    premises.close();
  }

  /// The whole answer, until the house hangs up. `\n` ends a line of the head.
  private static String answer(String text) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port())) {
      socket.setSoTimeout(20_000);
      var named = text.replace("KEY", ada.key()).replace("TABLE", table);
      socket.getOutputStream().write(named.replace("\\n", "\r\n").getBytes(UTF_8));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GET http://evil.example/health HTTP/1.1\\nHost: localhost\\n | 400",
        "GET /health HTTP/1.1\\nHost: localhost\\nHost: evil.example\\n | 400",
        "GET /health HTTP/1.1\\nHost: localhost, evil.example\\n | 400",
        "GET /health HTTP/1.1\\nHost: user@localhost\\n | 400",
        "GET /health HTTP/1.1\\nHost: localhost.\\n | 200",
        "GET /api%2fhouse HTTP/1.1\\nHost: localhost\\n | 400",
        "GET /api/tables/a%2fb HTTP/1.1\\nHost: localhost\\n | 400",
        "GET /api/tables/%2e%2e/health HTTP/1.1\\nHost: localhost\\n | 400",
        "GET /api/tables/TABLE/rounds/1/replay?%zz HTTP/1.1\\nHost: localhost\\n | 400",
        "GET /.git/config HTTP/1.1\\nHost: localhost\\n | 404",
        "OPTIONS * HTTP/1.1\\nHost: localhost\\n | 405",
        "OPTIONS /api/tables HTTP/1.1\\nHost: localhost\\nOrigin: https://evil.example\\n | 405",
        "HEAD /api/house HTTP/1.1\\nHost: localhost\\n | 200",
        "GET /health HTTP/1.1\\nHost: localhost\\nRange: bytes=0-1\\n | 200",
        "GET /health HTTP/1.1\\nHost: localhost\\nCookie: ;;=;=a;x=\"\\n | 200",
      })
  void a_head_that_nobody_writes_by_hand(String head, int status) throws IOException {
    assertThat(answer(head + "Connection: close\\n\\n")).startsWith("HTTP/1.1 " + status);
  }

  @Test
  void who_asks_in_no_way_there_is_hears_which_there_are() throws IOException {
    var head = "PATCH /api/tables HTTP/1.1\\nHost: localhost\\nConnection: close\\n\\n";
    assertThat(answer(head)).startsWith("HTTP/1.1 405").contains("Allow: GET, HEAD, POST\r\n");
  }

  @Test
  void whose_fault_a_request_of_another_age_is() throws IOException {
    assertThat(answer("GET /health\\n\\n")).startsWith("HTTP/1.1 505").contains("no-request");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Content-Length: 2\\nContent-Length: 9 | 400",
        "Content-Length: 2\\nTransfer-Encoding: chunked | 400",
        "Content-Length: +2 | 400",
        "Transfer-Encoding: gzip, chunked | 415",
        "Content-Length: 2\\nContent-Encoding: gzip | 415",
        "Content-Length: 9223372036854775807 | 413",
      })
  void a_body_that_is_not_what_it_says(String framing, int status) throws IOException {
    var head = "POST /api/guests HTTP/1.1\\nHost: localhost\\nContent-Type: application/json\\n";
    assertThat(answer(head + framing + "\\nConnection: close\\n\\n{}"))
        .startsWith("HTTP/1.1 " + status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sec-WebSocket-Extensions: ;;;==,,\"",
        "Sec-WebSocket-Version: 8",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Content-Length: 5",
        "Transfer-Encoding: chunked",
      })
  void a_handshake_with_something_more(String more) throws IOException {
    var answer =
        answer(
            "GET /api/tables/TABLE/socket HTTP/1.1\\nHost: localhost\\nAuthorization: Bearer KEY\\n"
                + "Connection: Upgrade, close\\nUpgrade: websocket\\nSec-WebSocket-Version: 13\\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\n"
                + more
                + "\\n\\n");
    assertThat(answer).startsWith("HTTP/1.1 4").doesNotContain("our-fault");
  }

  private static String upgrade() {
    return """
    GET /api/tables/%s/socket HTTP/1.1\r
    Host: localhost\r
    Authorization: Bearer %s\r
    Connection: Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Protocol: chat, mqtt\r
    Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    \r
    """
        .formatted(table, ada.key());
  }

  @Test
  void nobody_compresses_what_a_socket_carries_nor_speaks_another_language_on_it()
      throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port());
    try (socket) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(upgrade().getBytes(UTF_8));
      var answer = new StringBuilder();
      while (!answer.toString().endsWith("\r\n\r\n")) {
        answer.append((char) socket.getInputStream().read());
      }
      assertThat(answer.toString())
          .startsWith("HTTP/1.1 101")
          .doesNotContain("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol");
    }
  }

  @Test
  void the_head_of_a_stream_has_an_end() {
    var head = ada.request("/api/tables/" + table + "/events");
    var reply = Visitor.send(head.method("HEAD", BodyPublishers.noBody()));
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.header("Content-Type")).isEqualTo("text/event-stream");
  }

  @ParameterizedTest
  @ValueSource(strings = {"%s", "W/%s", "\"other\", %s", "*"})
  void what_somebody_has_already_is_not_sent_again(String known) {
    var tag = premises.visitor().get("/").header("ETag");
    var again = premises.visitor().request("/").header("If-None-Match", known.formatted(tag));
    assertThat(Visitor.send(again).status()).isEqualTo(304);
  }
}
