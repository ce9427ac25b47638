package ridotto.trials.siege;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import ridotto.testkit.Phone;
import ridotto.wire.Json;

/// Carries attacks out, one after the other, and sees what becomes of them.
final class Attacker implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 30;

  /// An attack that was not turned away as it should have been.
  static final class Breach extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Breach(Attack attack, String answer) {
      super(cut(attack.toString()) + " was answered: " + cut(answer));
    }

    private static String cut(String text) {
      return text.length() > 600 ? text.substring(0, 600) + "…" : text;
    }
  }

  private record Line(Phone phone, LinkedBlockingQueue<String> answers) {}

  private final HttpClient http;
  private final int port;
  private final Map<String, Line> lines = new HashMap<>();

  Attacker(HttpClient http, int port) {
    this.http = http;
    this.port = port;
  }

  /// Throws [Breach]; otherwise the reason the house gave.
  String carryOut(Malice.Plan plan) throws IOException, InterruptedException {
    var attack = plan.attack();
    return switch (attack) {
      case Attack.Said said -> reason(attack, answer(plan.scene(), said.text()));
      case Attack.Shouted shouted -> closed(plan.scene(), shouted);
      case Attack.Asked asked -> reply(asked);
      case Attack.Knocked knocked -> Knock.http(port, knocked);
      case Attack.Broken broken -> Knock.frame(port, plan.scene(), broken);
    };
  }

  private String answer(Scene scene, String text) throws InterruptedException {
    var line = line(scene);
    line.phone().say(text);
    var answer = line.answers().poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return answer == null ? "nothing, and the socket is " + line.phone().state() : answer;
  }

  /// Of all that a watcher is told, only the answers to what they said.
  private Line line(Scene scene) {
    return lines.computeIfAbsent(
        scene.watcher(),
        key -> {
          var answers = new LinkedBlockingQueue<String>();
          var phone =
              new Phone(
                  port,
                  "/api/tables/" + scene.table() + "/socket",
                  key,
                  text -> {
                    var type = Json.read(text).orElseThrow().path("type").asString("");
                    if (type.equals("Refused") || type.equals("Done")) answers.add(text);
                  });
          return new Line(phone, answers);
        });
  }

  /// The house says 1009. If it hangs up while the text still comes, the sender cannot read it.
  private String closed(Scene scene, Attack.Shouted shouted) {
    var line = line(scene);
    try {
      line.phone().say(shouted.text());
    } catch (UncheckedIOException _) {
      // It hung up.
    }
    int code = line.phone().end().code();
    lines.remove(scene.watcher());
    if (code == 1009 || code == Phone.LOST) return "closed-1009";
    throw new Breach(shouted, "closed with " + code);
  }

  private String reply(Attack.Asked asked) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + asked.path()))
            .method(asked.method(), BodyPublishers.ofString(asked.body(), ISO_8859_1));
    asked.headers().forEach(request::header);
    if (!asked.key().isEmpty()) request.header("Authorization", "Bearer " + asked.key());
    var response = http.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() < 400 || response.statusCode() >= 500) {
      throw new Breach(asked, response.statusCode() + " " + response.body());
    }
    return reason(asked, response.body());
  }

  private static String reason(Attack attack, String answer) {
    var json = Json.read(answer);
    var code = json.map(node -> node.path("reasons").path(0).path("code").asString("")).orElse("");
    if (code.isEmpty() || code.equals("our-fault")) {
      throw new Breach(attack, answer);
    }
    return code;
  }

  @Override
  public void close() {
    lines.values().forEach(line -> line.phone().close());
  }
}
