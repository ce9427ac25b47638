package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A socket to a table, and what it has been told.
final class Wire implements WebSocket.Listener {
  record Closed(int code, String reason) {}

  private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  final CompletableFuture<Closed> closed = new CompletableFuture<>();
  private @Nullable WebSocket socket;

  static Wire to(Visitor visitor, String path) {
    var wire = new Wire();
    wire.socket =
        Visitor.HTTP
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + visitor.key())
            .buildAsync(URI.create("ws://127.0.0.1:" + visitor.port() + path), wire)
            .join();
    return wire;
  }

  WebSocket socket() {
    return java.util.Objects.requireNonNull(socket);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      told.add(part.toString());
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
    closed.complete(new Closed(-1, String.valueOf(error.getMessage())));
  }

  void say(String text) {
    socket().sendText(text, true).join();
  }

  String text() {
    try {
      var text = told.poll(10, TimeUnit.SECONDS);
      assertThat(text).as("nothing more was told").isNotNull();
      return java.util.Objects.requireNonNull(text);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JsonNode hear() {
    return Json.read(text()).orElseThrow();
  }

  /// The next message of this type.
  JsonNode hear(String type) {
    while (true) {
      var message = hear();
      if (message.path("type").asString("").equals(type)) return message;
    }
  }

  List<String> all() {
    var all = new ArrayList<String>();
    told.drainTo(all);
    return all;
  }

  Closed end() {
    return closed.orTimeout(10, TimeUnit.SECONDS).join();
  }

  void close() {
    socket().abort();
  }
}
