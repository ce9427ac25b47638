package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.http.limits.LinePace;
import ridotto.server.http.limits.RequestLimits;

/// Whoever speaks too fast is listened to later.
class LinePaceTest {
  private static final long SECOND = 1_000_000_000L;
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);
  private static final RequestLimits.Rate COMMANDS = new RequestLimits.Rate(10, 5);

  @TempDir private Path data = Path.of("");

  @Test
  void four_frames_for_every_command_and_long_ones_count_for_several() {
    var now = new AtomicLong(Long.MAX_VALUE - 5);
    var pace = new LinePace(COMMANDS, now::get);
    for (int i = 0; i < 20; i++) assertThat(pace.pause(100)).as("frame %d", i).isZero();
    assertThat(pace.hurries()).isTrue();
    assertThat(pace.pause(100)).isEqualTo(SECOND / 40);
    assertThat(pace.pause(9 * 1024)).isEqualTo(11 * SECOND / 40);
    now.addAndGet(SECOND);
    assertThat(pace.pause(0)).isZero();
    assertThat(pace.hurries()).isFalse();
  }

  @Test
  void a_line_that_never_stops_is_read_no_faster() throws IOException {
    var limits = new RequestLimits(WIDE, COMMANDS, WIDE, WIDE, 10, 10, 16_384, 9, 16_384, 100_000);
    try (var premises = new Premises(data, DoorRules.loopback(limits));
        var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port())) {
      var ada = premises.visitor().guest();
      var table = ada.open("masques", 2);
      var head =
          "GET /api/tables/%s/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
              .formatted(table, ada.key());
      socket.getOutputStream().write(head.getBytes(UTF_8));
      var pings = new byte[600 * 6];
      for (int i = 0; i < pings.length; i += 6) {
        pings[i] = (byte) 0x89;
        pings[i + 1] = (byte) 0x80;
      }
      socket.getOutputStream().write(pings);
      int pongs = pongs(socket, Duration.ofSeconds(2));
      assertThat(pongs).isBetween(20, 200);
    }
  }

  private static int pongs(Socket socket, Duration time) throws IOException {
    long end = System.nanoTime() + time.toNanos();
    int pongs = 0;
    int before = 0;
    socket.setSoTimeout(100);
    while (System.nanoTime() < end) {
      try {
        int next = socket.getInputStream().read();
        if (before == 0x8a && next == 0) pongs++;
        before = next;
      } catch (java.net.SocketTimeoutException _) {
        // nothing yet
      }
    }
    return pongs;
  }
}
