package ridotto.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Proxies;

/// A server that reads what it is sent, and answers when it may.
class HalfRequestsTest {
  private static final Duration PATIENCE = Duration.ofMillis(300);
  private static final int MOST_DRIPS = 50_000_000;

  private final HalfRequests half = new HalfRequests(Proxies.NONE, RequestLimits.USUAL, PATIENCE);
  private final CountDownLatch mayAnswer = new CountDownLatch(1);
  private final Server server = new Server(threads());
  private final ServerConnector connector = new ServerConnector(server);

  private static QueuedThreadPool threads() {
    var threads = new QueuedThreadPool(8, 2);
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return threads;
  }

  @BeforeEach
  void open() throws Exception {
    connector.setHost("127.0.0.1");
    connector.addBean(half);
    server.addConnector(connector);
    server.setHandler(
        new Handler.Abstract() {
          @Override
          public boolean handle(Request request, Response response, Callback callback)
              throws Exception {
            Content.Source.asInputStream(request).readAllBytes();
            mayAnswer.await();
            callback.succeeded();
            return true;
          }
        });
    server.start();
  }

  @AfterEach
  void close() throws Exception {
    mayAnswer.countDown();
    server.stop();
  }

  private Socket call(String begun) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort());
    socket.setSoTimeout(10_000);
    socket.getOutputStream().write(begun.getBytes(US_ASCII));
    return socket;
  }

  /// Sends octet after octet until the line is cut.
  private boolean isCut(Socket socket) throws IOException {
    try {
      for (int i = 0; i < MOST_DRIPS; i++) {
        socket.getOutputStream().write('x');
        half.cut();
      }
      return false;
    } catch (SocketException _) {
      return true;
    }
  }

  @Test
  void a_head_that_drips_in_is_cut() throws IOException {
    try (var socket = call("GET / HTTP/1.1\r\nHost: ridotto\r\nX-Drip: ")) {
      assertThat(isCut(socket)).isTrue();
    }
  }

  @Test
  void a_body_that_drips_in_is_cut() throws IOException {
    var head = "POST / HTTP/1.1\r\nHost: ridotto\r\nContent-Length: 2000000000\r\n\r\n";
    try (var socket = call(head)) {
      assertThat(isCut(socket)).isTrue();
    }
  }

  @Test
  void whoever_waits_for_an_answer_is_not() throws IOException {
    try (var socket = call("POST / HTTP/1.1\r\nHost: ridotto\r\nContent-Length: 2\r\n\r\n{}")) {
      long began = System.nanoTime();
      while (System.nanoTime() - began < 3 * PATIENCE.toNanos()) half.cut();
      mayAnswer.countDown();

      assertThat(new String(socket.getInputStream().readNBytes(12), US_ASCII))
          .isEqualTo("HTTP/1.1 200");
    }
  }
}
