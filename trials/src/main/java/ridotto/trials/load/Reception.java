package ridotto.trials.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import ridotto.server.live.Opening;
import ridotto.server.table.Manners;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// What a program asks of the house over plain HTTP.
public final class Reception implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final URI house;
  private final HttpClient client = HttpClient.newHttpClient();

  public Reception(URI house) {
    this.house = house;
  }

  /// What somebody adds to the shuffle.
  public static String contribution(RandomGenerator random) {
    return String.format(Locale.ROOT, "%016x%016x", random.nextLong(), random.nextLong());
  }

  /// A key of one's own.
  public String key() {
    return post("/api/guests", "", Map.of("program", true)).required("key").stringValue();
  }

  /// Opens a table, and gives its id.
  public String table(String key, String game, int chairs) {
    return table(key, new Opening(game, chairs, Map.of(), Manners.USUAL));
  }

  public String table(String key, Opening opening) {
    var opened = post("/api/tables", key, opening);
    if (opened.get("id") == null) throw new IllegalStateException("no table: " + opened);
    return opened.get("id").stringValue();
  }

  /// Carries out a command at a table: `Done` or `Refused`.
  public JsonNode command(String key, String table, String id, Map<String, Object> command) {
    var body = Map.of("id", id, "command", command);
    return post("/api/tables/" + table + "/commands", key, body);
  }

  /// Why the house says it cannot serve, or nothing.
  public String trouble() {
    var said = send(request("/ready", "").GET().build());
    return said.at("/reasons/0/code").asString("");
  }

  public JsonNode welcome(String key, String table) {
    return send(request("/api/tables/" + table, key).GET().build());
  }

  public String record(String key, String table, int round) {
    var path = "/api/tables/" + table + "/rounds/" + round + "/record";
    return text(request(path, key).GET().build());
  }

  private JsonNode post(String path, String key, Object body) {
    return send(
        request(path, key)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.text(body)))
            .build());
  }

  private HttpRequest.Builder request(String path, String key) {
    var request = HttpRequest.newBuilder(house.resolve(path)).timeout(PATIENCE);
    return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
  }

  private JsonNode send(HttpRequest request) {
    var text = text(request);
    return Json.read(text).orElseThrow(() -> new IllegalStateException("no JSON: " + text));
  }

  private String text(HttpRequest request) {
    try {
      return client.send(request, BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    client.close();
  }
}
