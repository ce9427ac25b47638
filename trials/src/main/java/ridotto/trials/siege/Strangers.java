package ridotto.trials.siege;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import ridotto.trials.socket.Handshake;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Strangers at one address of this machine, who speak HTTP as badly as they like.
record Strangers(String address, int port) {
  private static final int PATIENCE_MILLIS = 30_000;

  /// What was answered.
  record Said(int status, String body) {
    JsonNode json() {
      return Json.read(body).orElseThrow();
    }
  }

  Socket call() throws IOException {
    var socket = new Socket();
    socket.setSoTimeout(PATIENCE_MILLIS);
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral(address), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return socket;
  }

  /// A socket that begins like this and is left alone.
  Socket begin(String text) throws IOException {
    var socket = call();
    socket.getOutputStream().write(text.getBytes(UTF_8));
    return socket;
  }

  Socket upgraded(String table, String key) throws IOException {
    var socket = call();
    var path = "/api/tables/" + table + "/socket";
    socket.getOutputStream().write(Handshake.request("127.0.0.1:" + port, path, key));
    return socket;
  }

  Said post(String path, String key, String type, String body) throws IOException {
    var bytes = body.getBytes(UTF_8);
    var known = key.isEmpty() ? "" : "Authorization: Bearer " + key + "\r\n";
    var head =
        "POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%sContent-Type: %s\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
            .formatted(path, known, type, bytes.length);
    try (var socket = begin(head)) {
      socket.getOutputStream().write(bytes);
      var all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int end = all.indexOf("\r\n\r\n");
      if (end < 0) throw new IOException("no answer");
      return new Said(Integer.parseInt(all.substring(9, 12)), all.substring(end + 4));
    }
  }

  String key() throws IOException {
    var said = post("/api/guests", "", "application/json", "{\"program\":true}");
    return said.json().get("key").stringValue();
  }
}
