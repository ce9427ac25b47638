package ridotto.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.http.HttpCookieStore;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.exceptions.UpgradeException;
import org.eclipse.jetty.websocket.client.ClientUpgradeRequest;
import org.eclipse.jetty.websocket.client.WebSocketClient;

/// A WebSocket to a table, as any program opens one. What it is told goes to whoever listens.
///
/// Java's own client will not do: it loses bytes now and then if the server speaks right after the
/// handshake. To a server that does nothing else, 104 of 40,000 connections broke.
public final class Phone implements AutoCloseable {
  /// How the other side hung up.
  public record Closed(int code, String reason) {}

  /// The answer was no.
  public static final class Declined extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;

    private Declined(int status) {
      super("no socket, but status " + status);
      this.status = status;
    }

    public int status() {
      return status;
    }
  }

  /// Public, because Jetty calls it.
  public static final class Ear implements Session.Listener.AutoDemanding {
    private final CompletableFuture<Closed> closed = new CompletableFuture<>();
    private final Consumer<String> hear;

    private Ear(Consumer<String> hear) {
      this.hear = hear;
    }

    @Override
    public void onWebSocketText(String message) {
      hear.accept(message);
    }

    /// Comes before the close that follows from it, which would give a code nobody has sent.
    @Override
    public void onWebSocketError(Throwable cause) {
      closed.complete(new Closed(LOST, cause.toString()));
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
      closed.complete(new Closed(code, reason == null ? "" : reason));
      callback.succeed();
    }
  }

  /// The code of a line that broke.
  public static final int LOST = -1;

  private static final int PATIENCE_SECONDS = 30;
  private static final WebSocketClient CLIENT = client();

  private final Ear ear;
  private final Session session;

  /// Throws [Declined], or [UncheckedIOException] if nobody answers there.
  public Phone(int port, String path, String key, Consumer<String> hear) {
    ear = new Ear(hear);
    var request = new ClientUpgradeRequest(URI.create("ws://127.0.0.1:" + port + path));
    request.setHeader("Authorization", "Bearer " + key);
    try {
      session = awaited(CLIENT.connect(ear, request));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static WebSocketClient client() {
    var threads = new QueuedThreadPool();
    threads.setDaemon(true);
    var http = new HttpClient();
    http.setExecutor(threads);
    http.setScheduler(new ScheduledExecutorScheduler("phones", true));
    http.setHttpCookieStore(new HttpCookieStore.Empty());
    var client = new WebSocketClient(http);
    client.setIdleTimeout(Duration.ZERO);
    client.setMaxTextMessageSize(0);
    try {
      client.start();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    return client;
  }

  private static <V> V awaited(CompletableFuture<V> future) throws IOException {
    try {
      return future.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof UpgradeException no && no.getResponseStatusCode() > 0) {
        throw new Declined(no.getResponseStatusCode());
      }
      throw new IOException(e.getCause());
    }
  }

  /// Throws [UncheckedIOException] if the other side has hung up.
  public void say(String text) {
    send(sent -> session.sendText(text, sent));
  }

  /// What a table does not take. Throws [UncheckedIOException] if the other side has hung up.
  public void sayBytes(byte... bytes) {
    send(sent -> session.sendBinary(ByteBuffer.wrap(bytes), sent));
  }

  private static void send(Consumer<Callback.Completable> message) {
    try {
      var _ = awaited(Callback.Completable.with(message));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Waits until the other side has hung up.
  public Closed end() {
    return ear.closed.copy().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  public String state() {
    return ear.closed.isDone() ? ear.closed.join().toString() : "open";
  }

  @Override
  public void close() {
    session.disconnect();
  }
}
