package ridotto.app.hostile;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A socket to a table, as any program opens one.
final class Wire implements WebSocket.Listener {
  private static final int PATIENCE_SECONDS = 30;

  static final int LOST = -1;

  private final Consumer<String> hear;
  private final StringBuilder part = new StringBuilder();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;

  Wire(HttpClient http, int port, String table, String key, Consumer<String> hear) {
    this.hear = hear;
    socket =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + key)
            .buildAsync(
                URI.create("ws://127.0.0.1:" + port + "/api/tables/" + table + "/socket"), this)
            .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
            .join();
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
    closed.complete(code);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(LOST);
  }

  /// One at a time: a socket of the JDK takes no message before the last one is sent.
  synchronized void say(String text) {
    socket.sendText(text, true).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  /// The code the house closed the socket with.
  int end() {
    return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  String state() {
    return closed.isDone() ? "closed with " + closed.join() : "open";
  }

  void close() {
    socket.abort();
  }
}
