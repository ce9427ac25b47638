package ridotto.testkit;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A WebSocket to a table, as any program opens one. What it is told goes to whoever listens.
public final class Phone implements AutoCloseable {
  /// How the other side hung up.
  public record Closed(int code, String reason) {}

  /// The code of a line that broke.
  public static final int LOST = -1;

  private static final int PATIENCE_SECONDS = 30;

  private final CompletableFuture<Closed> closed = new CompletableFuture<>();
  private final WebSocket socket;

  /// Throws [java.util.concurrent.CompletionException] if nobody answers there.
  public Phone(HttpClient http, int port, String path, String key, Consumer<String> hear) {
    socket =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + key)
            .buildAsync(URI.create("ws://127.0.0.1:" + port + path), new Ear(hear))
            .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
            .join();
  }

  private final class Ear implements WebSocket.Listener {
    private final Consumer<String> hear;
    private final StringBuilder part = new StringBuilder();

    Ear(Consumer<String> hear) {
      this.hear = hear;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        hear.accept(part.toString());
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed.complete(new Closed(code, reason));
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      closed.complete(new Closed(LOST, error.toString()));
    }
  }

  /// One at a time: a socket of the JDK takes no message before the last one is sent.
  public synchronized void say(String text) {
    socket.sendText(text, true).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  public WebSocket socket() {
    return socket;
  }

  /// Waits until the other side has hung up.
  public Closed end() {
    return closed.copy().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  public String state() {
    return closed.isDone() ? closed.join().toString() : "open";
  }

  @Override
  public void close() {
    socket.abort();
  }
}
