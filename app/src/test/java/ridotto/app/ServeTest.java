package ridotto.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.http.Envelope;
import ridotto.server.live.Opening;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.testkit.Phone;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// The program itself, from its first line to its last.
class ServeTest {
  /// What a process answers that was asked to end: 128 and the number of the signal.
  private static final int TERMINATED = 143;

  private final HttpClient http = HttpClient.newHttpClient();
  @TempDir private Path data = Path.of("");

  /// A house on every address of this machine.
  private record Served(Process process, List<String> said, int port) implements AutoCloseable {
    @Override
    public void close() {
      process.destroyForcibly();
      process.onExit().join();
    }
  }

  private Served serve() throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JavaFlags.HOUSE);
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("serve", "--port", "0", "--data", data.toString()));
    var process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    var out = process.inputReader(UTF_8);
    var said = new ArrayList<String>();
    do said.add(String.valueOf(out.readLine()));
    while (!said.getLast().contains("Ctrl+C") && process.isAlive());
    var here = said.stream().filter(line -> line.contains("on this machine")).findFirst();
    assertThat(here).as(said.toString()).isPresent();
    return new Served(process, said, Integer.parseInt(here.get().replaceAll(".*:", "")));
  }

  private JsonNode ask(Served house, String path, String key, String body) throws Exception {
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + house.port() + path));
    if (!key.isEmpty()) request.header("Authorization", "Bearer " + key);
    if (!body.isEmpty()) {
      request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }
    return Json.read(http.send(request.build(), BodyHandlers.ofString()).body()).orElseThrow();
  }

  @Test
  void says_where_it_is_and_ends_well_and_forgets_nothing() throws Exception {
    String key;
    String table;
    try (var house = serve()) {
      var near = Links.of("0.0.0.0", house.port(), "").near();
      assertThat(house.said().stream().filter(line -> line.contains("on your network")))
          .map(line -> line.replaceAll(".* ", ""))
          .containsExactlyElementsOf(near);
      assertThat(ask(house, "/health", "", "").get("status").stringValue()).isEqualTo("up");
      key = ask(house, "/api/guests", "", "{\"program\":true}").get("key").stringValue();
      var opening = new Opening("masques", 2, Map.of(), Manners.USUAL);
      table = ask(house, "/api/tables", key, Json.text(opening)).get("id").stringValue();
      var told = new LinkedBlockingQueue<String>();
      var phone = new Phone(house.port(), "/api/tables/" + table + "/socket", key, told::add);
      var sit = new Command.Sit(1, "Ada", "00112233445566778899aabbccddeeff");
      phone.say(Json.text(new Envelope("1", sit)));
      await(told, "Done");
      house.process().destroy();
      await(told, "Farewell");
      assertThat(phone.end().reason()).isEqualTo("stopping");
      assertThat(house.process().waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(house.process().exitValue()).isEqualTo(TERMINATED);
    }
    try (var again = serve()) {
      var welcome = ask(again, "/api/tables/" + table, key, "");
      assertThat(welcome.at("/room/chairs/0/name").stringValue()).isEqualTo("Ada");
      assertThat(welcome.get("chairs").toString()).isEqualTo("[1]");
    }
  }

  private static void await(LinkedBlockingQueue<String> told, String type) throws Exception {
    for (var text = ""; !text.contains("\"type\":\"" + type + "\""); ) {
      var next = told.poll(30, TimeUnit.SECONDS);
      assertThat(next).as("no " + type).isNotNull();
      text = next;
    }
  }
}
