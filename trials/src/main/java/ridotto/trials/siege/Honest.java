package ridotto.trials.siege;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import ridotto.server.http.Envelope;
import ridotto.server.table.Command;
import ridotto.testkit.Phone;
import ridotto.trials.load.Latencies;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Somebody who plays one game after the other against bots, and looks at the clock.
final class Honest implements AutoCloseable {
  private static final int CHAIR = 1;
  private static final int PATIENCE_SECONDS = 20;
  private static final long THOUGHT_MILLIS =
      120; // who answers faster than people do is turned away
  private static final String CROSSED = "not-asked|stale-step|another-question|no-game-on";
  private static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

  private final LinkedBlockingQueue<JsonNode> told = new LinkedBlockingQueue<>();
  private final Phone phone;
  private int count;
  private int answered = -1;
  private boolean on; // a game
  private @Nullable Command next;

  Honest(int port, String table, String key, int chairs) {
    phone =
        new Phone(
            port,
            "/api/tables/" + table + "/socket",
            key,
            text -> told.add(Json.read(text).orElseThrow()));
    say(new Command.Sit(CHAIR, "Ada", CONTRIBUTION), new Latencies());
    for (int chair = 2; chair <= chairs; chair++) {
      say(new Command.SeatBot(chair, "novice"), new Latencies());
    }
    say(new Command.Start(), new Latencies());
  }

  /// Waits to be asked, and plays; throws [IllegalStateException] if a move is refused, or nobody
  /// answers.
  void next(Latencies took) {
    do {
      while (next == null) look(hear());
      think();
      for (var message = told.poll(); message != null; message = told.poll()) look(message);
    } while (next == null);
    var command = next;
    next = null;
    if (command instanceof Command.Play play) answered = play.step();
    say(command, took);
    if (command instanceof Command.Rematch) {
      on = false;
      say(new Command.Start(), took);
    }
  }

  private static void think() {
    try {
      Thread.sleep(THOUGHT_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private JsonNode hear() {
    try {
      var message = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message == null) throw new IllegalStateException("nothing happens: " + phone.state());
      return message;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void say(Command command, Latencies took) {
    var id = "h" + ++count;
    long began = System.nanoTime();
    phone.say(Json.text(new Envelope(id, command)));
    while (true) {
      var message = hear();
      if (!message.path("id").asString("").equals(id)) {
        look(message);
        continue;
      }
      // The answer and a new question may cross on the way: that is no refusal.
      boolean again = message.at("/reasons/0/code").asString("").matches(CROSSED);
      if (message.path("type").asString("").equals("Refused") && !again) {
        throw new IllegalStateException("refused: " + command + " " + message);
      }
      took.add(System.nanoTime() - began);
      return;
    }
  }

  private void look(JsonNode message) {
    if (message.path("type").asString("").equals("Began")) answered = -1;
    var position = message.path("position");
    if (!position.isObject()) return;
    next = null;
    if (position.path("ended").isObject()) {
      if (on) next = new Command.Rematch(CHAIR, true, CONTRIBUTION);
      return;
    }
    on = true;
    var ready = position.path("ready");
    if (ready.isArray() && ready.valueStream().noneMatch(chair -> chair.intValue() == CHAIR)) {
      next = new Command.Ready(CHAIR);
    }
    for (var inquiry : position.path("inquiries")) {
      int step = position.get("step").intValue();
      // What lies face down already counts.
      if (step <= answered || !inquiry.path("given").isNull()) continue;
      next = new Command.Play(CHAIR, step, inquiry.get("fallback"));
    }
  }

  @Override
  public void close() {
    phone.close();
  }
}
