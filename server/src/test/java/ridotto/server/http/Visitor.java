package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicInteger;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A program at the door, with a key of its own once it has asked for one.
record Visitor(int port, String key) {
  static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final AtomicInteger COUNT = new AtomicInteger();

  record Reply(int status, HttpResponse<String> response) {
    JsonNode json() {
      return Json.read(response.body()).orElseThrow();
    }

    String code() {
      return json().path("reasons").path(0).path("code").asString("");
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  /// A stranger, whom the house does not know.
  static Visitor at(int port) {
    return new Visitor(port, "");
  }

  /// The same, known to the house.
  Visitor guest() {
    var reply = post("/api/guests", "{\"program\":true}");
    return new Visitor(port, reply.json().get("key").stringValue());
  }

  URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port + path);
  }

  HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(uri(path));
    return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
  }

  Reply get(String path) {
    return send(request(path));
  }

  Reply post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(json)));
  }

  static Reply send(HttpRequest.Builder request) {
    try {
      var response = HTTP.send(request.build(), BodyHandlers.ofString());
      return new Reply(response.statusCode(), response);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Opens a table of this game and gives its id.
  String open(String game, int chairs) {
    var reply =
        post(
            "/api/tables",
            """
            {"game":"%s","chairs":%d,"settings":{},"manners":{"memory":"classic","pace":"off",\
            "bots":"quick","spectators":true,"listed":true,"chat":true,"keep":30}}\
            """
                .formatted(game, chairs));
    assertThat(reply.status()).as(reply.response().body()).isEqualTo(201);
    return reply.json().get("id").stringValue();
  }

  Reply command(String table, String command) {
    var id = "c" + COUNT.incrementAndGet();
    return post(
        "/api/tables/" + table + "/commands",
        "{\"id\":\"%s\",\"command\":%s}".formatted(id, command));
  }

  void done(String table, String command) {
    var reply = command(table, command);
    assertThat(reply.status()).as(reply.response().body()).isEqualTo(200);
  }

  void sit(String table, int chair, String name) {
    done(
        table,
        """
        {"type":"Sit","chair":%d,"name":"%s","contribution":"00112233445566778899aabbccddeeff"}\
        """
            .formatted(chair, name));
  }

  Wire connect(String table, String query) {
    return new Wire(port, "/api/tables/" + table + "/socket" + query, key);
  }
}
