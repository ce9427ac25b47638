package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What the house says of itself against what it really answers.
class OpenApiTest {
  @TempDir private static Path data = Path.of("");
  private static Premises premises;
  private static JsonNode api;
  private static final Set<String> ANSWERED = new HashSet<>();

  @BeforeAll
  static void opens() {
    premises = new Premises(data);
    api = premises.visitor().get("/api/openapi.json").json();
  }

  @AfterAll
  static void closes() {
    premises.close();
  }

  private static void holds(String method, String path, Visitor.Reply reply) {
    var group = reply.status() < 400 ? "2XX" : "4XX";
    var schema =
        api.get("paths").path(path).path(method).path("responses").path(group).path("content");
    var json = schema.path("application/json").path("schema");
    assertThat(json.isMissingNode()).as(path + " " + group).isFalse();
    assertThat(new Validator(api).faults(json, reply.json(), path)).isEmpty();
    if (reply.status() < 400) ANSWERED.add(method + path);
  }

  private static void told(JsonNode message) {
    var schema = api.at("/components/schemas/Message");
    assertThat(new Validator(api).faults(schema, message, "message")).isEmpty();
  }

  @Test
  void every_reference_leads_somewhere() {
    for (var node : api.findValues("$ref")) {
      assertThat(api.at(node.stringValue().substring(1)).isMissingNode())
          .as(node.stringValue())
          .isFalse();
    }
  }

  @Test
  void it_says_where_a_key_is_needed() {
    var table = premises.visitor().guest().open("masques", 2);
    for (var path : api.get("paths").properties()) {
      var asked = path.getKey().replace("{id}", table).replace("{round}", "1");
      for (var operation : path.getValue().properties()) {
        var reply =
            operation.getKey().equals("get")
                ? premises.visitor().get(asked)
                : premises.visitor().post(asked, "{}");
        assertThat(reply.status() == 401)
            .as(operation.getKey() + " " + asked)
            .isEqualTo(!operation.getValue().has("security"));
      }
    }
  }

  @Test
  void programs_can_be_made_of_it() {
    assertThat(api.at("/servers/0/url").stringValue()).isEqualTo("/");
    var ids = api.findValuesAsString("operationId");
    assertThat(ids).doesNotHaveDuplicates().contains("getTablesIdSocket", "postGuests");
    assertThat(api.findValues("oneOf")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,5", "masques,2", "masquerade,3"})
  void every_answer_is_as_described(String game, int chairs) {
    var visitor = premises.visitor();
    holds("get", "/health", visitor.get("/health"));
    holds("get", "/api/house", visitor.get("/api/house"));
    holds("post", "/api/guests", visitor.post("/api/guests", "{\"program\":true}"));
    holds("post", "/api/guests", visitor.post("/api/guests", "{\"program\":1}"));
    holds("get", "/api/guests/me", visitor.get("/api/guests/me"));
    var ada = visitor.guest();
    var table = ada.open(game, chairs);
    var wire = ada.connect(table, "");
    ada.sit(table, 1, "Ada");
    holds("get", "/api/guests/me", ada.get("/api/guests/me"));
    holds("get", "/api/tables", ada.get("/api/tables"));
    holds("post", "/api/tables", ada.post("/api/tables", "{}"));
    holds(
        "post",
        "/api/check",
        ada.post("/api/check", "{\"game\":\"chess\",\"chairs\":4,\"settings\":{}}"));
    for (int chair = 2; chair <= chairs; chair++) {
      var bot = "{\"type\":\"SeatBot\",\"chair\":%d,\"level\":\"novice\"}".formatted(chair);
      holds("post", "/api/tables/{id}/commands", ada.command(table, bot));
    }
    holds("post", "/api/tables/{id}/commands", ada.command(table, "{\"type\":\"Fly\"}"));
    holds("post", "/api/tables/{id}/commands", ada.command(table, "{\"type\":\"Resume\"}"));
    holds("get", "/api/tables/{id}", ada.get("/api/tables/" + table));
    ada.done(table, "{\"type\":\"Start\"}");
    wire.hear("Began");
    ada.command(table, "{\"type\":\"Ready\",\"chair\":1}");
    ada.done(table, "{\"type\":\"Concede\",\"chair\":1}");
    holds("get", "/api/tables/{id}", ada.get("/api/tables/" + table));
    var replay = "/api/tables/" + table + "/rounds/1/replay?as=open";
    var path = "/api/tables/{id}/rounds/{round}/replay";
    var heard = new ArrayList<JsonNode>();
    do heard.add(wire.hear());
    while (!heard.getLast().at("/room/phase").asString("").equals("finished"));
    holds("get", path, ada.get(replay));
    holds("get", path, ada.get("/api/tables/" + table + "/rounds/9/replay"));
    heard.forEach(OpenApiTest::told);
    wire.close();
    assertThat(ANSWERED).hasSizeGreaterThanOrEqualTo(8);
  }
}
