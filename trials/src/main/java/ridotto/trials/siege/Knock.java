package ridotto.trials.siege;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import ridotto.trials.socket.Handshake;
import ridotto.trials.socket.WebFrame;

/// Bare connections, for what no decent client would send.
final class Knock {
  private static final int PATIENCE_MILLIS = 20_000;

  private Knock() {}

  /// The status must say that it was no good request.
  static String http(int port, Attack.Knocked attack) throws IOException {
    try (var socket = open(port)) {
      socket.getOutputStream().write(attack.bytes().getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      var line = Handshake.line(socket.getInputStream());
      if (line.matches("HTTP/1.1 (4\\d\\d|505).*")) return "status-" + line.substring(9, 12);
      throw new Attacker.Breach(attack, line);
    } catch (EOFException _) {
      throw new Attacker.Breach(attack, "nothing, and hung up");
    }
  }

  /// The socket must be closed with a code.
  static String frame(int port, Scene scene, Attack.Broken attack) throws IOException {
    try (var socket = open(port)) {
      var path = "/api/tables/" + scene.table() + "/socket";
      socket.getOutputStream().write(Handshake.request("127.0.0.1", path, scene.intruder()));
      socket.getOutputStream().flush();
      var in = new DataInputStream(socket.getInputStream());
      int status = Handshake.status(in);
      if (status != Handshake.SWITCHED) throw new Attacker.Breach(attack, "status " + status);
      socket.getOutputStream().write(attack.frame().getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      int code = code(in);
      if (code == WebFrame.NO_CODE) throw new Attacker.Breach(attack, "a close without a code");
      return "closed-" + code;
    } catch (EOFException _) {
      throw new Attacker.Breach(attack, "nothing, and hung up");
    }
  }

  private static Socket open(int port) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    return socket;
  }

  /// Reads frames until the one that closes.
  private static int code(DataInputStream in) throws IOException {
    var frame = WebFrame.read(in);
    while (frame.kind() != WebFrame.CLOSE) frame = WebFrame.read(in);
    return frame.code();
  }
}
