package ridotto.trials.siege;

import java.util.List;

/// What is no HTTP, and what is no frame of a WebSocket.
final class Bytes {
  private static final String POST = "POST /api/guests HTTP/1.1\r\nHost: x\r\n";

  static final List<String> NO_HTTP =
      List.of(
          "GET / HTTP/1.1\r\n\r\n",
          "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
          "GET /a/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n",
          "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n",
          "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\nBad Name: y\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: x\r\nA: " + "a".repeat(20_000) + "\r\n\r\n",
          "GET /" + "p".repeat(20_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
          POST + "Content-Length: -1\r\n\r\n",
          POST + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
          POST + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
          POST + "Transfer-Encoding: nonsense\r\n\r\n",
          "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n",
          "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "nonsense\r\n\r\n");

  static final List<String> NO_FRAME =
      List.of(
          // Not masked.
          bytes(0x81, 0x02, 'h', 'i'),
          // Reserved bits and an unknown kind.
          bytes(0xF1, 0x80, 1, 2, 3, 4),
          bytes(0x8B, 0x80, 1, 2, 3, 4),
          // The middle of a message that never began.
          bytes(0x80, 0x80, 1, 2, 3, 4),
          // Half a letter.
          bytes(0x81, 0x81, 0, 0, 0, 0, 0xC3),
          // Half a ping.
          bytes(0x09, 0x80, 1, 2, 3, 4),
          // Four gigabytes announced.
          bytes(0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4),
          // Not text.
          bytes(0x82, 0x81, 0, 0, 0, 0, 1));

  private Bytes() {}

  private static String bytes(int... values) {
    return new String(values, 0, values.length);
  }
}
