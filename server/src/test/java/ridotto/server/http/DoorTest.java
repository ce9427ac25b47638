package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The door as browsers and programs meet it.
class DoorTest {
  @TempDir private static Path data = Path.of("");
  private static Premises premises;
  private static Visitor host;

  @BeforeAll
  static void opens() {
    premises = new Premises(data);
    host = premises.visitor().guest();
  }

  @AfterAll
  static void closes() {
    premises.close();
  }

  @Test
  void the_house_is_up_and_says_what_it_has() {
    var visitor = premises.visitor();
    assertThat(visitor.get("/health").json().get("status").stringValue()).isEqualTo("up");
    var house = visitor.get("/api/house").json();
    assertThat(house.get("games")).hasSize(4);
    assertThat(house.get("languages").toString()).isEqualTo("[\"en\",\"fr\",\"it\"]");
    assertThat(house.get("levels").toString()).contains("expert");
  }

  @Test
  void every_answer_tells_the_browser_to_run_nothing_but_ours() {
    for (var path : new String[] {"/", "/health", "/api/nothing", "/t/some-table", "/x.js"}) {
      var reply = premises.visitor().get(path);
      assertThat(reply.header("Content-Security-Policy")).startsWith("default-src 'none'");
      assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(reply.header("Referrer-Policy")).isEqualTo("same-origin");
      assertThat(reply.header("Server")).isEmpty();
    }
  }

  @Test
  void a_browser_gets_its_key_as_a_cookie_that_no_script_can_read() {
    var reply = premises.visitor().post("/api/guests", "{}");
    assertThat(reply.json().get("key").isNull()).isTrue();
    var cookie = reply.header("Set-Cookie");
    assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/").doesNotContain("Secure");
    var me =
        Visitor.send(
            premises
                .visitor()
                .request("/api/guests/me")
                .header("Cookie", cookie.split(";", -1)[0]));
    assertThat(me.status()).isEqualTo(200);
    assertThat(me.json()).isEmpty();
  }

  @Test
  void strangers_and_false_keys_are_asked_for_a_key() {
    for (var path : new String[] {"/api/guests/me", "/api/tables/" + host.open("masques", 2)}) {
      assertThat(premises.visitor().get(path).code()).isEqualTo("no-guest");
      var liar = new Visitor(premises.door.port(), "not-a-key");
      assertThat(liar.get(path).status()).isEqualTo(401);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "GET    | /api/nothing                  | 404 | path",
        "GET    | /nothing.js                   | 404 | path",
        "GET    | /api/tables/no-such-table     | 404 | id",
        "DELETE | /api/tables                   | 405 | method",
        "POST   | /health                       | 405 | method",
        "PUT    | /                             | 405 | method",
        "GET    | /api/tables/x/rounds/y/record | 404 | id",
        "GET    | /api/tables/%2e%2e/x          | 400 | request",
        "GET    | /%00                          | 400 | request",
      })
  void what_is_not_there_is_said_so(String method, String path, int status, String field) {
    var reply = Visitor.send(host.request(path).method(method, BodyPublishers.noBody()));
    assertThat(reply.status()).as(reply.response().body()).isEqualTo(status);
    assertThat(reply.json().get("field").stringValue()).isEqualTo(field);
    assertThat(reply.code()).isNotEmpty();
    if (status == 405) assertThat(reply.json().get("reasons").toString()).contains("known");
  }

  @Test
  void other_sites_may_not_post_nor_anybody_without_saying_that_it_is_json() {
    var plain = host.request("/api/check").POST(BodyPublishers.ofString("{}"));
    assertThat(Visitor.send(plain).status()).isEqualTo(415);
    for (var origin : new String[] {"https://evil.example", "null", "http://127.0.0.1:1"}) {
      var reply =
          Visitor.send(
              host.request("/api/guests")
                  .header("Content-Type", "application/json")
                  .header("Origin", origin)
                  .POST(BodyPublishers.ofString("{}")));
      assertThat(reply.status()).isEqualTo(403);
      assertThat(reply.code()).isEqualTo("wrong-origin");
    }
    var own =
        host.request("/api/guests")
            .header("Content-Type", "application/json")
            .header("Origin", "http://127.0.0.1:" + premises.door.port())
            .POST(BodyPublishers.ofString("{}"));
    assertThat(Visitor.send(own).status()).isEqualTo(200);
  }

  @Test
  void a_body_has_an_end_and_is_text() {
    var large = host.post("/api/check", "\"" + "x".repeat(20_000) + "\"");
    assertThat(large.status()).isEqualTo(413);
    var streamed =
        host.request("/api/check")
            .header("Content-Type", "application/json")
            .POST(
                BodyPublishers.ofInputStream(
                    () -> new java.io.ByteArrayInputStream("y".repeat(99_999).getBytes(UTF_8))));
    assertThat(Visitor.send(streamed).status()).isEqualTo(413);
    var binary =
        host.request("/api/check")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofByteArray(new byte[] {(byte) 0xff, (byte) 0xfe}));
    assertThat(Visitor.send(binary).code()).isEqualTo("body-text");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nonsense                                            | body             | no-json",
        "[]                                                  | body             | field-type",
        "{}                                                  | id               | field-missing",
        "{\"id\":1,\"command\":{}}                           | id               | field-type",
        "{\"id\":\"1\"}                                      | command          | field-missing",
        "{\"id\":\"1\",\"command\":{}}                       | command.type     | field-missing",
        "{\"id\":\"1\",\"command\":{\"type\":\"Fly\"}}       | command.type     | type-unknown",
        "{\"id\":\"1\",\"command\":{\"type\":\"Leave\"}}     | command.chair    | field-missing",
        "{\"id\":\"1\",\"command\":{\"type\":\"Ping\",\"x\":1}} | command.x     | field-unknown",
        "{\"id\":\"1\",\"command\":{\"type\":\"Leave\",\"chair\":\"1\"}} | command.chair |"
            + " field-type",
        "{\"id\":\"1\",\"command\":{\"type\":\"Leave\",\"chair\":1.5}}   | command.chair |"
            + " field-type",
        "{\"id\":\"1\",\"command\":{\"type\":\"Leave\",\"chair\":99999999999}} | command.chair |"
            + " field-type",
        "{\"id\":\"1\",\"command\":{\"type\":\"Arrange\",\"order\":[1,null]}} | command.order.2 |"
            + " field-type",
        "{\"id\":\"1\",\"command\":{\"type\":\"Play\",\"chair\":1,\"step\":0,\"move\":3}} |"
            + " command.move | field-type",
        "{\"id\":\"1\",\"command\":{\"type\":\"Choose\",\"game\":\"x\",\"chairs\":4,\"settings\":{\"a\":1}}}"
            + " | command.settings.a | field-type",
      })
  void a_command_that_cannot_be_read_is_refused_with_the_field(
      String body, String field, String code) {
    var table = host.open("mascarade", 4);
    var reply = host.post("/api/tables/" + table + "/commands", body);
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.json().get("type").stringValue()).isEqualTo("Refused");
    assertThat(reply.json().get("field").stringValue()).isEqualTo(field);
    assertThat(reply.code()).isEqualTo(code);
    var wire = host.connect(table, "");
    wire.say(body);
    assertThat(wire.hear("Refused").get("field").stringValue()).isEqualTo(field);
    wire.close();
  }

  @Test
  void a_command_that_cannot_be_done_is_a_conflict() {
    var table = host.open("mascarade", 4);
    assertThat(host.command(table, "{\"type\":\"Ready\",\"chair\":1}").status()).isEqualTo(409);
  }

  @Test
  void without_a_client_in_the_jar_every_page_says_so() {
    var page = premises.visitor().get("/t/velvet-owl-42");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).startsWith("text/html");
    assertThat(page.response().body()).contains("Ridotto");
  }

  @Test
  void whoever_runs_the_house_can_measure_it() {
    host.done(host.open("masques", 3), "{\"type\":\"Ping\"}");
    var metrics = premises.visitor().get("/metrics");
    assertThat(metrics.response().body())
        .contains("ridotto_tables ", "ridotto_command_seconds_bucket", "jvm_memory_used_bytes");
    var outside = premises.visitor().request("/metrics").header("X-Forwarded-For", "8.8.8.8");
    assertThat(Visitor.send(outside).status()).isEqualTo(404);
  }

  @Test
  void a_table_is_promised_with_its_commitment_and_taken_with_a_contribution() {
    var opening =
        """
        {"game":"mascarade","chairs":5,"settings":{},"manners":{"memory":"classic","pace":"off",\
        "bots":"calm","spectators":true,"listed":false,"chat":true,"keep":7}}\
        """;
    var offer = host.post("/api/offers", opening).json();
    var id = offer.get("id").stringValue();
    assertThat(host.get("/api/tables/" + id).code()).isEqualTo("no-table");
    var given =
        """
        {"name":"Velvet Owl","contribution":"00112233445566778899aabbccddeeff","level":"regular"}\
        """;
    var other = premises.visitor().guest();
    assertThat(other.post("/api/offers/" + id, given).code()).isEqualTo("no-offer");
    assertThat(host.post("/api/offers/" + id, given).status()).isEqualTo(201);
    var room = host.get("/api/tables/" + id).json().get("room");
    assertThat(room.get("phase").stringValue()).isEqualTo("playing");
    assertThat(room.get("commitment")).isEqualTo(offer.get("commitment"));
  }

  @Test
  void a_house_that_only_its_machine_can_reach_has_no_address_for_others() {
    assertThat(host.get("/api/address").json().get("url").isNull()).isTrue();
  }

  @Test
  void settings_are_checked_before_anybody_sits_down() {
    var fine =
        host.post("/api/check", "{\"game\":\"mascarade\",\"chairs\":4,\"settings\":{}}").json();
    assertThat(fine).isEmpty();
    var wrong = host.post("/api/check", "{\"game\":\"chess\",\"chairs\":4,\"settings\":{}}").json();
    assertThat(wrong.get(0).get("field").stringValue()).isEqualTo("game");
  }
}
