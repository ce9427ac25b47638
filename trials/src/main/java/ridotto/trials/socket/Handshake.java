package ridotto.trials.socket;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/// How a connection becomes a WebSocket, as far as a client needs it.
public final class Handshake {
  /// The status of a yes.
  public static final int SWITCHED = 101;

  private Handshake() {}

  /// Asks for the socket at this path in the name of whoever has this key.
  public static byte[] request(String authority, String path, String key) {
    return String.join(
            "\r\n",
            "GET " + path + " HTTP/1.1",
            "Host: " + authority,
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Authorization: Bearer " + key,
            "",
            "")
        .getBytes(US_ASCII);
  }

  /// Reads the answer, up to the first frame and no further: its status.
  public static int status(InputStream in) throws IOException {
    var status = line(in).split(" ", -1);
    while (!line(in).isEmpty()) {}
    return Integer.parseInt(status[1]);
  }

  /// One line of HTTP.
  public static String line(InputStream in) throws IOException {
    var line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) throw new EOFException("hung up after: " + line);
      line.append((char) c);
    }
    return line.toString().strip();
  }
}
