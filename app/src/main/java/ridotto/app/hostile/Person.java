package ridotto.app.hostile;

import java.net.http.HttpClient;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import ridotto.server.Command;
import ridotto.server.http.Envelope;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Somebody honest in a chair, who answers what they are asked with whatever binds them least.
///
/// Takes a moment, in milliseconds, over each move as long as the siege lasts, so that it meets
/// tables in play.
final class Person implements AutoCloseable {
  private final int chair;
  private final int moment;
  private final Wire wire;
  private final CompletableFuture<String> ended = new CompletableFuture<>();
  private volatile boolean hurried;
  private int step = -1;
  private final AtomicInteger count = new AtomicInteger();

  Person(HttpClient http, int port, String table, String key, int chair, int moment) {
    this.chair = chair;
    this.moment = moment;
    wire = new Wire(http, port, table, key, this::hear);
  }

  void say(Command command) {
    wire.say(Json.text(new Envelope("p" + count.incrementAndGet(), command)));
  }

  private void hear(String text) {
    var position = Json.read(text).orElseThrow().path("position");
    if (position.path("ended").isObject()) ended.complete(position.get("ended").toString());
    if (position.path("ready").isArray() && !has(position.get("ready"))) {
      moment().execute(() -> say(new Command.Ready(chair)));
    }
    for (var inquiry : position.path("inquiries")) {
      int at = position.get("step").intValue();
      if (at <= step || inquiry.get("chair").intValue() != chair) continue;
      step = at;
      var play = new Command.Play(chair, at, inquiry.get("fallback"));
      moment().execute(() -> say(play));
    }
  }

  private Executor moment() {
    return CompletableFuture.delayedExecutor(hurried ? 0 : moment, TimeUnit.MILLISECONDS);
  }

  private boolean has(JsonNode chairs) {
    for (var each : chairs) if (each.intValue() == chair) return true;
    return false;
  }

  void hurry() {
    hurried = true;
  }

  /// How the game ended.
  String end(int seconds) {
    return ended.orTimeout(seconds, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    wire.close();
  }
}
