package ridotto.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refused;
import ridotto.server.http.answers.Fault;
import ridotto.wire.Json;
import ridotto.wire.StrictReader;
import tools.jackson.databind.JsonNode;

/// Speaks to an open house as whoever runs it.
record OperatorDesk(Path data) {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  JsonNode get(String path) {
    return ask(path, null);
  }

  JsonNode post(String path, Object body) {
    return ask(path, Json.text(body));
  }

  /// Throws [Refused] as the house does.
  private JsonNode ask(String path, @Nullable String body) {
    var key = OperatorKey.read(data);
    var request =
        HttpRequest.newBuilder(URI.create("http://" + host(key.host()) + ":" + key.port() + path))
            .timeout(PATIENCE)
            .header("Authorization", "Bearer " + key.key());
    if (body != null) {
      request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }
    try (var http = HttpClient.newHttpClient()) {
      var answer = http.send(request.build(), BodyHandlers.ofString());
      if (answer.statusCode() == 200) return Json.read(answer.body()).orElseThrow();
      var fault = StrictReader.read(answer.body(), Fault.class);
      throw new Refused(fault.field(), fault.reasons());
    } catch (IOException _) {
      throw OperatorKey.closed(data);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw OperatorKey.closed(data);
    }
  }

  /// Whoever listens everywhere listens here too.
  private static String host(String host) {
    if (host.equals("0.0.0.0") || host.equals("::")) return "127.0.0.1";
    return host.indexOf(':') < 0 ? host : "[" + host + "]";
  }
}
