package ridotto.app.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/// Bare connections, for what no decent client would send.
final class Knock {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int CLOSE = 8;

  private Knock() {}

  /// The status must say that it was no good request.
  static String http(int port, Attack.Knocked attack) throws IOException {
    try (var socket = open(port)) {
      socket.getOutputStream().write(attack.bytes().getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      var line = line(new DataInputStream(socket.getInputStream()));
      if (line.matches("HTTP/1.1 (4\\d\\d|505).*")) return "status-" + line.substring(9, 12);
      throw new Attacker.Breach(attack, line);
    }
  }

  /// The socket must be closed with a code.
  static String frame(int port, Scene scene, Attack.Broken attack) throws IOException {
    try (var socket = open(port)) {
      socket.getOutputStream().write(upgrade(scene).getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      var in = new DataInputStream(socket.getInputStream());
      var status = line(in);
      if (!status.contains(" 101 ")) throw new Attacker.Breach(attack, status);
      while (!line(in).isEmpty()) {}
      socket.getOutputStream().write(attack.frame().getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      return "closed-" + code(in);
    } catch (EOFException _) {
      throw new Attacker.Breach(attack, "nothing, and hung up");
    }
  }

  private static Socket open(int port) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  private static String upgrade(Scene scene) {
    return """
    GET /api/tables/%s/socket HTTP/1.1
    Host: 127.0.0.1
    Authorization: Bearer %s
    Upgrade: websocket
    Connection: Upgrade
    Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
    Sec-WebSocket-Version: 13

    """
        .formatted(scene.table(), scene.intruder())
        .replace("\n", "\r\n");
  }

  private static String line(DataInputStream in) throws IOException {
    var line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) line.append((char) c);
    return line.toString().strip();
  }

  /// Reads frames until the one that closes.
  private static int code(DataInputStream in) throws IOException {
    while (true) {
      int kind = in.readUnsignedByte() & 15;
      long size = in.readUnsignedByte() & 127;
      if (size == 126) size = in.readUnsignedShort();
      else if (size == 127) size = in.readLong();
      if (kind == CLOSE) return in.readUnsignedShort();
      in.skipNBytes(size);
    }
  }
}
