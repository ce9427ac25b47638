package ridotto.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.table.Command;
import ridotto.wire.Json;

/// Somebody opens a line and then does not read: the line is cut, and nobody waits for it.
class SlowReaderTest {
  private static final int BACKLOG = 100_000;
  private static final int MOST_CHANGES = 2_000;
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);
  private static final RequestLimits LIMITS =
      new RequestLimits(WIDE, WIDE, WIDE, WIDE, 99, 99, 9_999, 9_999, 9_999, BACKLOG);

  @TempDir private Path data = Path.of("");

  @Test
  void is_cut_off_and_holds_up_neither_the_table_nor_the_others() throws IOException {
    try (var premises = new Premises(data, DoorRules.loopback(LIMITS))) {
      var ada = premises.visitor().guest();
      var table = ada.open("mascarade", 13);
      ada.sit(table, 1, "Ada");
      var wire = ada.connect(table, "");
      wire.hear("Welcome");
      try (var deaf = connect(premises.visitor().guest(), table)) {
        while (spectators(wire) == 0) {}
        long told = 0;
        int watching = 1;
        // Each change is told to both; Ada must hear of every one, in time.
        for (int i = 0; watching > 0 && i < MOST_CHANGES; i++) {
          var level = i % 2 == 0 ? "novice" : "casual";
          var bot = new Command.SeatBot(i % 12 + 2, level);
          wire.say(Json.text(new Envelope("b" + i, bot)));
          var changed = wire.hear("Changed");
          told += changed.toString().length();
          watching = changed.get("room").get("spectators").intValue();
          wire.hear("Done");
        }
        assertThat(watching).isZero();
        assertThat(told).isGreaterThan(BACKLOG);
        assertThat(readsToTheEnd(deaf)).isTrue();
      }
      wire.close();
    }
  }

  private static int spectators(Wire wire) {
    return wire.hear("Changed").get("room").get("spectators").intValue();
  }

  /// A stream waits for its reader as long as any answer would, but keeps no more for it than that.
  @Test
  void of_a_stream_is_owed_no_more_than_the_backlog() throws IOException {
    try (var premises = new Premises(data, DoorRules.loopback(LIMITS))) {
      var ada = premises.visitor().guest();
      var table = ada.open("mascarade", 13);
      ada.sit(table, 1, "Ada");
      var wire = ada.connect(table, "");
      try (var deaf = stream(premises.visitor().guest(), table)) {
        while (spectators(wire) == 0) {}
        long told = 0;
        for (int i = 0; told < 20 * BACKLOG; i++) {
          var level = i % 2 == 0 ? "novice" : "casual";
          wire.say(Json.text(new Envelope("b" + i, new Command.SeatBot(i % 12 + 2, level))));
          told += wire.hear("Changed").toString().length();
          wire.hear("Done");
        }
        assertThat(read(deaf, told / 2)).isGreaterThan(BACKLOG / 2);
      }
      wire.close();
    }
  }

  private static Socket stream(Visitor visitor, String table) throws IOException {
    return dial(visitor, "/api/tables/" + table + "/events");
  }

  /// How much comes until the house says that there is no more: the last chunk is empty.
  private static long read(Socket socket, long most) throws IOException {
    var in = new BufferedInputStream(socket.getInputStream());
    var end = new StringBuilder();
    for (long bytes = 1; bytes <= most; bytes++) {
      int next = in.read();
      if (next < 0) throw new AssertionError("cut off, and not ended");
      end.append((char) next);
      if (end.length() > 5) end.deleteCharAt(0);
      if (end.toString().equals("0\r\n\r\n")) return bytes;
    }
    throw new AssertionError("more than " + most);
  }

  private static Socket connect(Visitor visitor, String table) throws IOException {
    return dial(
        visitor,
        "/api/tables/" + table + "/socket",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==");
  }

  /// A bare connection: any client would read ahead.
  private static Socket dial(Visitor visitor, String path, String... headers) throws IOException {
    var request = new StringJoiner("\r\n", "", "\r\n\r\n");
    request.add("GET " + path + " HTTP/1.1");
    request.add("Host: 127.0.0.1");
    request.add("Authorization: Bearer " + visitor.key());
    for (var header : headers) request.add(header);
    var socket = new Socket();
    socket.setReceiveBufferSize(4_096);
    socket.setSoTimeout(20_000);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), visitor.port()));
    socket.getOutputStream().write(request.toString().getBytes(US_ASCII));
    socket.getOutputStream().flush();
    return socket;
  }

  /// There is an end to what is left, because the house has hung up.
  private static boolean readsToTheEnd(Socket socket) throws IOException {
    var in = socket.getInputStream();
    try {
      while (in.read(new byte[8_192]) >= 0) {}
    } catch (SocketException _) {
      return true; // cut in the middle
    }
    return true;
  }
}
