package ridotto.trials.siege;

import java.io.UncheckedIOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import ridotto.server.http.Envelope;
import ridotto.server.table.Command;
import ridotto.testkit.Phone;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Somebody honest in a chair, who answers what they are asked with whatever binds them least, and
/// plays one game after the other as long as the siege lasts, so that it meets games in progress.
///
/// Takes a moment, in milliseconds, over each move until they are hurried.
final class Person implements AutoCloseable {
  /// The host's; they start the game as soon as everybody is there.
  private static final int FIRST = 1;

  private static final String CONTRIBUTION = "00112233445566778899aabbccddeeff";

  /// Where the game is as far as this person knows, and the last thing they were asked.
  private record Seen(boolean on, int step, JsonNode move) {}

  private final int chair;
  private final int moment;
  private final Phone phone;
  private final CompletableFuture<String> ended = new CompletableFuture<>();
  private final AtomicInteger count = new AtomicInteger();
  private volatile boolean hurried;
  private volatile Seen seen = new Seen(false, 0, Json.read("{}").orElseThrow());
  private int answered = -1;

  Person(int port, String table, String key, int chair, int moment) {
    this.chair = chair;
    this.moment = moment;
    phone = new Phone(port, "/api/tables/" + table + "/socket", key, this::hear);
  }

  void say(Command command) {
    phone.say(Json.text(new Envelope("p" + count.incrementAndGet(), command)));
  }

  private void hear(String text) {
    var message = Json.read(text).orElseThrow();
    if (message.path("type").asString("").equals("Began")) answered = -1;
    var position = message.path("position");
    if (position.isObject()) look(position);
    if (chair == FIRST && canStart(message.path("room"))) soon(new Command.Start());
  }

  private void look(JsonNode position) {
    boolean over = position.path("ended").isObject();
    if (over && seen.on()) over(position.get("ended").toString());
    seen = new Seen(!over, position.get("step").intValue(), seen.move());
    if (position.path("ready").isArray() && !has(position.get("ready"))) {
      later(new Command.Ready(chair));
    }
    for (var inquiry : position.path("inquiries")) {
      if (seen.step() <= answered || inquiry.get("chair").intValue() != chair) continue;
      answered = seen.step();
      seen = new Seen(true, answered, inquiry.get("fallback"));
      later(new Command.Play(chair, answered, seen.move()));
    }
  }

  private void over(String how) {
    if (hurried) ended.complete(how);
    else soon(new Command.Rematch(chair, true, CONTRIBUTION));
  }

  private static boolean canStart(JsonNode room) {
    var phase = room.path("phase").asString("");
    boolean between = phase.equals("antechamber") || phase.equals("finished");
    return between && room.path("obstacles").isEmpty();
  }

  private void soon(Command command) {
    after(0, command);
  }

  private void later(Command command) {
    after(hurried ? 0 : moment, command);
  }

  private void after(int millis, Command command) {
    CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS)
        .execute(
            () -> {
              try {
                say(command);
              } catch (UncheckedIOException broken) {
                // The house hung up on somebody honest, or the siege is over.
                ended.completeExceptionally(broken);
              }
            });
  }

  private boolean has(JsonNode chairs) {
    for (var each : chairs) if (each.intValue() == chair) return true;
    return false;
  }

  /// Whether a game is on.
  boolean plays() {
    return seen.on();
  }

  int step() {
    return seen.step();
  }

  /// What they were last asked for, as they will answer it.
  JsonNode move() {
    return seen.move();
  }

  /// Sits down and contributes.
  void sit(String name) {
    say(new Command.Sit(chair, name, CONTRIBUTION));
  }

  /// The game that is on, or the next one, is the last, and there is no time to lose.
  void hurry() {
    hurried = true;
  }

  /// How the last game ended.
  String end(int seconds) {
    return ended.orTimeout(seconds, TimeUnit.SECONDS).join();
  }

  @Override
  public void close() {
    phone.close();
  }
}
