package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Keys are exchanged, so that whoever has an old one is a stranger, and forgotten.
class KeysTest {
  private static final String EXCHANGE = "/api/guests/me/key";
  private static final String FORGET = "/api/guests/me/forget";

  @TempDir private Path data = Path.of("");
  private Premises premises;
  private Visitor ada;
  private Visitor ben;
  private String table;

  @BeforeEach
  void opens() {
    premises = new Premises(data);
    ada = premises.visitor().guest();
    ben = premises.visitor().guest();
    table = ada.open("masques", 2);
    ada.sit(table, 1, "Ada");
  }

  @AfterEach
  void closes() {
    premises.close();
  }

  private void restart() {
    premises.close();
    premises = new Premises(data);
  }

  private Visitor with(String key) {
    return new Visitor(premises.door.port(), key);
  }

  private static String exchanged(Visitor who) {
    var reply = who.post(EXCHANGE, "{}");
    assertThat(reply.status()).as(reply.response().body()).isEqualTo(200);
    return reply.json().get("key").stringValue();
  }

  @Test
  void with_another_key_one_is_the_same_guest_and_the_old_one_is_nobodys() {
    var second = exchanged(ada);
    var third = exchanged(with(second));
    for (int i = 0; i < 2; i++) {
      assertThat(with(ada.key()).get("/api/guests/me").status()).isEqualTo(401);
      assertThat(with(second).get("/api/guests/me").status()).isEqualTo(401);
      assertThat(with(third).get("/api/guests/me").response().body()).contains(table);
      var welcome = with(third).get("/api/tables/" + table).json();
      assertThat(welcome.get("chairs").toString()).isEqualTo("[1]");
      restart();
    }
  }

  @Test
  void lines_that_were_opened_with_the_old_key_are_cut() {
    var mine = ada.connect(table, "");
    var other = ben.connect(table, "");
    mine.hear("Welcome");
    other.hear("Welcome");
    exchanged(ada);
    assertThat(mine.hear("Farewell").get("reason").stringValue()).isEqualTo("signed-out");
    assertThat(mine.end().reason()).isEqualTo("signed-out");
    ben.sit(table, 2, "Ben");
    other.hear("Changed", told -> told.at("/room/chairs/1/name").asString("").equals("Ben"));
    other.close();
  }

  @Test
  void a_browser_gets_the_other_key_as_a_cookie_and_no_script_sees_it() {
    var reply = cookie(EXCHANGE);
    assertThat(reply.json().get("key").isNull()).isTrue();
    var set = reply.header("Set-Cookie");
    assertThat(set).startsWith("ridotto=").contains("HttpOnly").doesNotContain(ada.key());
    var fresh = set.substring("ridotto=".length(), set.indexOf(';'));
    assertThat(with(fresh).get("/api/guests/me").response().body()).contains(table);
  }

  private Visitor.Reply cookie(String path) {
    return Visitor.send(
        premises
            .visitor()
            .request(path)
            .header("Content-Type", "application/json")
            .header("Cookie", "ridotto=" + ada.key())
            .POST(BodyPublishers.ofString("{}")));
  }

  @Test
  void who_is_forgotten_has_no_key_no_chair_and_no_table_of_their_own() {
    var shared = ben.open("masques", 2);
    ben.sit(shared, 1, "Ben");
    ada.sit(shared, 2, "Ada");
    var line = ada.connect(shared, "");
    line.hear("Welcome");

    var reply = cookie(FORGET);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.response().headers().allValues("Set-Cookie"))
        .hasSize(2)
        .allMatch(set -> set.contains("=; ") && set.contains("Max-Age=0"));
    assertThat(line.hear("Farewell").get("reason").stringValue()).isEqualTo("signed-out");
    for (int i = 0; i < 2; i++) {
      assertThat(with(ada.key()).get("/api/guests/me").status()).isEqualTo(401);
      var bens = with(ben.key());
      assertThat(bens.get("/api/tables/" + table).status()).isEqualTo(404);
      var room = bens.get("/api/tables/" + shared).json().get("room");
      assertThat(room.at("/chairs/0/name").stringValue()).isEqualTo("Ben");
      assertThat(room.toString()).doesNotContain("Ada");
      restart();
    }
  }

  @Test
  void a_game_goes_on_though_somebody_in_it_is_forgotten() {
    ben.sit(table, 2, "Ben");
    ada.done(table, "{\"type\":\"Start\"}");
    assertThat(ada.post(FORGET, "{}").status()).isEqualTo(200);
    var welcome = ben.get("/api/tables/" + table).json();
    assertThat(welcome.at("/room/phase").stringValue()).isEqualTo("playing");
    assertThat(welcome.get("host").booleanValue()).isTrue();
  }

  @Test
  void both_need_a_key_and_a_body_that_makes_sense() {
    for (var path : new String[] {EXCHANGE, FORGET}) {
      assertThat(premises.visitor().post(path, "{}").code()).isEqualTo("no-guest");
      assertThat(with("A".repeat(43)).post(path, "{}").status()).isEqualTo(401);
      assertThat(ada.post(path, "{\"all\":true}").status()).isEqualTo(400);
      assertThat(ada.post(path, "").status()).isEqualTo(400);
      assertThat(ada.get(path).status()).isEqualTo(405);
    }
    assertThat(ada.get("/api/guests/me").response().body()).contains(table);
  }
}
