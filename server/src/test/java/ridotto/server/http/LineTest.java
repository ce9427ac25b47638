package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.testkit.Phone;
import tools.jackson.databind.JsonNode;

/// Sockets and streams to real tables.
class LineTest {
  @TempDir private static Path data = Path.of("");
  private static Premises premises;

  @BeforeAll
  static void opens() {
    premises = new Premises(data);
  }

  @AfterAll
  static void closes() {
    premises.close();
  }

  /// Ada in the first chair, bots in the others.
  private static String table(Visitor host, String game, int chairs) {
    var table = host.open(game, chairs);
    host.sit(table, 1, "Ada");
    for (int chair = 2; chair <= chairs; chair++) {
      host.done(table, "{\"type\":\"SeatBot\",\"chair\":%d,\"level\":\"casual\"}".formatted(chair));
    }
    return table;
  }

  private static void say(Wire wire, String id, String command) {
    wire.say("{\"id\":\"%s\",\"command\":%s}".formatted(id, command));
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,5", "masques,2", "masquerade,3"})
  void a_person_and_bots_play_a_game_to_its_end(String game, int chairs) {
    var ada = premises.visitor().guest();
    var table = table(ada, game, chairs);
    var wire = ada.connect(table, "");
    assertThat(wire.hear().get("type").stringValue()).isEqualTo("Welcome");
    say(wire, "start", "{\"type\":\"Start\"}");
    wire.hear("Began");
    say(wire, "ready", "{\"type\":\"Ready\",\"chair\":1}");
    int step = -1;
    while (true) {
      var message = wire.hear();
      var position = message.path("position");
      if (position.path("ended").isObject()) break;
      for (var inquiry : position.path("inquiries")) {
        int at = position.get("step").intValue();
        if (at <= step) continue;
        step = at;
        say(wire, "m" + at, play(at, inquiry));
      }
    }
    var film = ada.get("/api/tables/" + table + "/rounds/1/replay?as=open");
    assertThat(film.status()).as(film.response().body()).isEqualTo(200);
    assertThat(film.json().get("steps")).isNotEmpty();
    var record = ada.get("/api/tables/" + table + "/rounds/1/record");
    assertThat(record.response().body()).startsWith("ridotto record 3");
    wire.close();
  }

  private static String play(int step, JsonNode inquiry) {
    return "{\"type\":\"Play\",\"chair\":1,\"step\":%d,\"move\":%s}"
        .formatted(step, inquiry.get("fallback"));
  }

  @Test
  void whoever_comes_back_is_told_what_they_missed() {
    var ada = premises.visitor().guest();
    var table = table(ada, "masques", 2);
    var wire = ada.connect(table, "");
    say(wire, "start", "{\"type\":\"Start\"}");
    long seq = wire.hear("Began").get("seq").longValue();
    wire.close();
    var again = ada.connect(table, "?after=" + (seq - 1));
    var welcome = again.hear();
    assertThat(welcome.get("type").stringValue()).isEqualTo("Welcome");
    assertThat(welcome.get("seq").longValue()).isGreaterThanOrEqualTo(seq);
    again.close();
  }

  @Test
  void a_big_screen_sees_what_a_spectator_sees_and_leaves_its_owner_at_the_table() {
    var ada = premises.visitor().guest();
    var table = table(ada, "masques", 2);
    var own = ada.connect(table, "");
    assertThat(own.hear("Welcome").get("chairs").toString()).isEqualTo("[1]");
    var screen = ada.connect(table, "?screen");
    var welcome = screen.hear("Welcome");
    assertThat(welcome.get("chairs")).isEmpty();
    assertThat(welcome.get("host").booleanValue()).isFalse();
    say(own, "start", "{\"type\":\"Start\"}");
    assertThat(own.hear("Began").at("/position/inquiries")).isNotEmpty();
    assertThat(screen.hear("Began").at("/position/inquiries")).isEmpty();
    own.close();
    screen.close();
  }

  @Test
  void the_newest_window_wins() {
    var ada = premises.visitor().guest();
    var table = ada.open("masques", 2);
    var older = ada.connect(table, "");
    older.hear("Welcome");
    var newer = ada.connect(table, "");
    newer.hear("Welcome");
    older.hear("Superseded");
    assertThat(older.end().reason()).isEqualTo("superseded");
    say(newer, "1", "{\"type\":\"Ping\"}");
    newer.hear("Done");
    newer.close();
  }

  @Test
  void a_message_that_is_too_long_or_no_text_ends_the_line_with_the_reason() {
    var ada = premises.visitor().guest();
    var table = ada.open("masques", 2);
    var wordy = ada.connect(table, "");
    wordy.say("x".repeat(20_000));
    assertThat(wordy.hear("Refused").toString()).contains("body-large");
    // The house says 1009; if it hangs up while the text still comes, the sender cannot read it.
    var _ = catchThrowable(() -> wordy.say("x".repeat(200_000)));
    assertThat(wordy.end().code()).isIn(1009, Phone.LOST);
    var binary = ada.connect(table, "");
    binary.sayBytes(new byte[3]);
    assertThat(binary.end().code()).isEqualTo(1003);
  }

  @Test
  void strangers_false_tables_and_other_sites_get_no_socket() {
    var ada = premises.visitor().guest();
    var table = ada.open("masques", 2);
    refused(premises.visitor(), table, "", 401);
    refused(ada, "no-such-table", "", 404);
    refused(ada, table, "?after=-1", 400);
    refused(ada, table, "?after=x", 400);
    var foreign =
        Visitor.send(
            ada.request("/api/tables/" + table + "/socket")
                .header("Origin", "http://evil.example"));
    assertThat(foreign.status()).isEqualTo(403);
    assertThat(ada.get("/api/tables/" + table + "/socket").code()).isEqualTo("no-upgrade");
  }

  private static void refused(Visitor visitor, String table, String query, int status) {
    assertThatExceptionOfType(Phone.Declined.class)
        .isThrownBy(() -> visitor.connect(table, query))
        .satisfies(declined -> assertThat(declined.status()).isEqualTo(status));
  }

  @Test
  void where_no_socket_reaches_a_stream_does() throws Exception {
    var ada = premises.visitor().guest();
    var table = ada.open("masques", 2);
    var response =
        Visitor.HTTP.send(
            ada.request("/api/tables/" + table + "/events").build(), BodyHandlers.ofLines());
    assertThat(response.headers().firstValue("Content-Type")).hasValue("text/event-stream");
    var lines = response.body().filter(line -> line.startsWith("data: ")).iterator();
    assertThat(lines.next()).contains("\"type\":\"Welcome\"");
    ada.sit(table, 1, "Ada");
    while (!lines.next().contains("Ada")) {}
    ada.done(table, "{\"type\":\"Close\"}");
    while (!lines.next().contains("Farewell")) {}
    assertThat(lines.hasNext()).isFalse();
  }

  @Test
  void a_house_that_stops_says_farewell(@TempDir Path other) {
    var house = new Premises(other);
    var ada = house.visitor().guest();
    var table = ada.open("masques", 2);
    var wire = ada.connect(table, "");
    wire.hear("Welcome");
    house.close();
    assertThat(wire.hear("Farewell").get("reason").stringValue()).isEqualTo("stopping");
    assertThat(wire.end().reason()).isEqualTo("stopping");
  }
}
