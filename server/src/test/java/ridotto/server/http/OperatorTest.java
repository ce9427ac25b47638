package ridotto.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.live.RealHouse;
import ridotto.server.store.sqlite.SqliteStore;

/// What whoever runs the house may do by the port of their own, and what everybody hears of it.
class OperatorTest {
  private static final AdminRules ADMIN = new AdminRules("127.0.0.1", 0, "the-key");
  private static final String YES = "{\"yes\":true}";
  private static final String NO = "{\"yes\":false}";

  @TempDir private Path data = Path.of("");
  private Premises premises;
  private Visitor operator;
  private Visitor ada;
  private Visitor ben;
  private String table;

  @BeforeEach
  void opens() {
    open();
    ada = premises.visitor().guest();
    ben = premises.visitor().guest();
    table = ada.open("masques", 2);
    ada.sit(table, 1, "Ada");
    ben.sit(table, 2, "Ben");
  }

  private void open() {
    premises = new Premises(data, DoorRules.loopback(RequestLimits.WIDE).with(ADMIN));
    operator = new Visitor(premises.door.adminPort().orElseThrow(), ADMIN.key());
  }

  @AfterEach
  void closes() {
    premises.close();
  }

  private Visitor.Reply hand(String what, String body) {
    return operator.post("/operator/" + what, body);
  }

  private void done(String what, String body) {
    var reply = hand(what, body);
    assertThat(reply.status()).as(reply.response().body()).isEqualTo(200);
  }

  @Test
  void only_the_key_that_lies_with_the_data_lets_one_have_a_hand() {
    for (var key : new String[] {"", "the-kez", ada.key()}) {
      var stranger = new Visitor(operator.port(), key);
      assertThat(stranger.get("/operator/tables").status()).isEqualTo(401);
      assertThat(stranger.post("/operator/drain", YES).code()).isEqualTo("operator-only");
      assertThat(stranger.post("/operator/tables/" + table + "/close", "{}").status())
          .isEqualTo(401);
    }
    assertThat(premises.visitor().get("/ready").status()).isEqualTo(200);
    assertThat(ada.get("/api/tables/" + table).status()).isEqualTo(200);
  }

  @Test
  void neither_port_has_the_paths_of_the_other() {
    var guest = new Visitor(premises.door.port(), ADMIN.key());
    assertThat(guest.get("/operator/tables").header("Content-Type")).startsWith("text/html");
    assertThat(guest.post("/operator/drain", YES).status()).isEqualTo(405);
    assertThat(premises.visitor().get("/ready").status()).isEqualTo(200);
    assertThat(operator.get("/api/house").status()).isEqualTo(404);
    assertThat(operator.get("/").status()).isEqualTo(404);
  }

  @Test
  void figures_need_no_key_there_but_a_name_of_this_machine() throws IOException {
    var scraper = new Visitor(operator.port(), "");
    assertThat(scraper.get("/metrics").response().body()).contains("ridotto_tables");
    assertThat(scraper.get("/health").status()).isEqualTo(200);
    assertThat(scraper.get("/ready").status()).isEqualTo(200);
    assertThat(status("evil.example")).contains(" 421 ");
    assertThat(status("parlour")).contains(" 421 ");
    assertThat(status("localhost")).contains(" 200 ");
  }

  private String status(String host) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), operator.port())) {
      var text = "GET /metrics HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(text.getBytes(US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), US_ASCII).lines().findFirst().get();
    }
  }

  @Test
  void tables_are_listed_with_who_is_there_and_no_card() {
    ada.done(table, "{\"type\":\"Start\"}");
    var line = ada.connect(table, "");
    line.hear("Welcome");
    var seen = operator.get("/operator/tables").json();
    assertThat(seen).hasSize(1);
    assertThat(seen.at("/0/seen/table/id").stringValue()).isEqualTo(table);
    assertThat(seen.at("/0/seen/table/names").toString()).isEqualTo("[\"Ada\",\"Ben\"]");
    assertThat(seen.at("/0/seen/listeners").intValue()).isEqualTo(1);
    assertThat(seen.at("/0/addresses").toString()).isEqualTo("[\"127.0.0.1\"]");
    assertThat(seen.at("/0/seen").propertyNames())
        .containsExactly("table", "listeners", "muted", "closed");
    line.close();
  }

  @Test
  void a_running_game_that_is_closed_shows_nobody_a_card_and_is_kept() {
    ada.done(table, "{\"type\":\"Start\"}");
    var line = ben.connect(table, "");
    line.hear("Welcome");
    done("tables/" + table + "/close", "{}");

    assertThat(line.hear("Farewell").get("reason").stringValue()).isEqualTo("closed-by-house");
    assertThat(line.end().reason()).isEqualTo("closed-by-house");
    isShut();
    assertThat(hand("tables/" + table + "/close", "{}").code()).isEqualTo("closed-by-house");
    assertThat(ada.get("/api/tables").response().body()).doesNotContain(table);

    premises.close();
    assertThat(kept()).startsWith("Opened").contains("Began").endsWith("ClosedByHouse");
    open();
    isShut();
  }

  /// The kinds of lines that lie in the log of the table.
  private List<String> kept() {
    try (var store = SqliteStore.open(data, RealHouse.WORLD)) {
      return store.read(table, 1, Long.MAX_VALUE).stream()
          .map(line -> line.entry().getClass().getSimpleName())
          .toList();
    }
  }

  private void isShut() {
    for (var who : new Visitor[] {ada, ben, premises.visitor().guest()}) {
      var here = new Visitor(premises.door.port(), who.key());
      for (var path : new String[] {"", "/rounds/1/record", "/rounds/1/replay?as=open"}) {
        assertThat(here.get("/api/tables/" + table + path).code())
            .as(path)
            .isEqualTo("closed-by-house");
      }
      assertThat(here.command(table, "{\"type\":\"Close\"}").code()).isEqualTo("closed-by-house");
      var line = here.connect(table, "");
      assertThat(line.hear().get("reason").stringValue()).isEqualTo("closed-by-house");
      line.close();
    }
  }

  @Test
  void at_a_muted_table_nobody_can_chat_until_they_may_again() {
    var say = "{\"type\":\"Say\",\"chair\":1,\"text\":\"hello\"}";
    var line = ben.connect(table, "");
    assertThat(line.hear("Welcome").at("/room/muted").booleanValue()).isFalse();
    done("tables/" + table + "/mute", YES);
    line.hear("Changed", told -> told.at("/room/muted").booleanValue());
    assertThat(ada.command(table, say).code()).isEqualTo("muted-by-house");
    assertThat(operator.get("/operator/tables").json().at("/0/seen/muted").booleanValue()).isTrue();
    done("tables/" + table + "/mute", NO);
    ada.done(table, say);
    line.close();
  }

  @Test
  void an_address_that_is_turned_away_is_told_so_and_let_in_when_that_is_taken_back() {
    var line = ben.connect(table, "");
    line.hear("Welcome");
    done("turned-away", "{\"address\":\"127.0.0.1\",\"yes\":true}");

    assertThat(line.hear("Farewell").get("reason").stringValue()).isEqualTo("turned-away");
    var refused = ben.get("/api/tables/" + table);
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.code()).isEqualTo("turned-away");
    assertThat(premises.visitor().post("/api/guests", "{}").code()).isEqualTo("turned-away");
    assertThat(operator.get("/operator/turned-away").response().body())
        .isEqualTo("[\"127.0.0.1\"]");

    done("turned-away", "{\"address\":\"127.0.0.1\",\"yes\":false}");
    assertThat(ben.get("/api/tables/" + table).status()).isEqualTo(200);
  }

  @Test
  void of_ipv6_the_first_half_is_turned_away() {
    done("turned-away", "{\"address\":\"2001:db8:1:2:3:4:5:6\",\"yes\":true}");
    assertThat(operator.get("/operator/turned-away").response().body())
        .isEqualTo("[\"2001:db8:1:2:0:0:0:0/64\"]");
    done("turned-away", "{\"address\":\"2001:db8:1:2:0:0:0:0/64\",\"yes\":false}");
    assertThat(operator.get("/operator/turned-away").response().body()).isEqualTo("[]");
  }

  @Test
  void everybody_hears_of_a_restart_and_so_does_who_comes_later() {
    var line = ben.connect(table, "");
    line.hear("Welcome");
    done("announce", "{\"minutes\":10}");
    assertThat(line.hear("Notice").get("restart").intValue()).isBetween(590, 600);
    var later = ada.connect(table, "");
    assertThat(later.hear("Notice").get("restart").intValue()).isBetween(590, 600);
    var house = premises.visitor().get("/api/house").json();
    assertThat(house.at("/notice/restart").intValue()).isBetween(590, 600);

    done("announce", "{\"minutes\":null}");
    assertThat(line.hear("Notice").get("restart").isNull()).isTrue();
    line.close();
    later.close();
  }

  @Test
  void a_house_that_drains_begins_nothing_and_says_so() {
    var other = ada.open("masques", 2);
    ada.sit(other, 1, "Ada");
    ben.sit(other, 2, "Ben");
    ada.done(table, "{\"type\":\"Start\"}");
    done("drain", YES);

    assertThat(premises.visitor().get("/ready").status()).isEqualTo(503);
    assertThat(premises.visitor().get("/ready").code()).isEqualTo("house-draining");
    assertThat(premises.visitor().get("/health").status()).isEqualTo(200);
    assertThat(ada.command(other, "{\"type\":\"Start\"}").code()).isEqualTo("house-draining");
    var opening =
        """
        {"game":"masques","chairs":2,"settings":{},"manners":{"memory":"classic","pace":"off",\
        "bots":"quick","spectators":true,"listed":true,"chat":true,"keep":30}}\
        """;
    assertThat(ada.post("/api/tables", opening).code()).isEqualTo("house-draining");
    ada.done(table, "{\"type\":\"Say\",\"chair\":1,\"text\":\"still here\"}");

    done("drain", NO);
    assertThat(premises.visitor().get("/ready").status()).isEqualTo(200);
    ada.done(other, "{\"type\":\"Start\"}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "announce | {\"minutes\":-1} | minutes | number-range",
        "announce | {\"minutes\":1441} | minutes | number-range",
        "turned-away | {\"address\":\"localhost\",\"yes\":true} | address | no-address",
        "turned-away | {\"address\":\"300.1.1.1\",\"yes\":true} | address | no-address",
        "tables/no-such-table/close | {} | id | no-table",
        "tables/no-such-table/mute | {\"yes\":true} | id | no-table",
      })
  void what_makes_no_sense_is_refused_with_field_and_reason(
      String what, String body, String field, String code) {
    var reply = hand(what, body);
    assertThat(reply.status()).isBetween(400, 499);
    assertThat(reply.json().get("field").stringValue()).isEqualTo(field);
    assertThat(reply.code()).isEqualTo(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"announce", "drain", "turned-away"})
  void what_cannot_be_read_is_refused(String what) {
    for (var body : new String[] {"", "{", "[]", "{\"yes\":\"maybe\"}", "{\"no\":1}"}) {
      assertThat(hand(what, body).status()).as(body).isEqualTo(400);
    }
  }
}
