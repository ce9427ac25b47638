package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.http.limits.RequestLimits;
import ridotto.testkit.Phone;

/// Each limit holds by itself, and spending one leaves the others as they were.
class LimitsApartTest {
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);
  private static final RequestLimits.Rate TWO = new RequestLimits.Rate(0.001, 2);
  private static final String PING = "{\"type\":\"Ping\"}";

  @TempDir private Path data = Path.of("");

  private Premises rates(
      RequestLimits.Rate requests,
      RequestLimits.Rate commands,
      RequestLimits.Rate guests,
      RequestLimits.Rate tables) {
    return new Premises(
        data,
        DoorRules.loopback(
            new RequestLimits(requests, commands, guests, tables, 9, 9, 999, 999, 999, 99_999)));
  }

  private Premises lines(int perAddress, int perGuest) {
    return new Premises(
        data,
        DoorRules.loopback(
            new RequestLimits(
                WIDE, WIDE, WIDE, WIDE, perAddress, perGuest, 999, 999, 999, 99_999)));
  }

  private static void fast(Visitor.Reply reply, String field) {
    assertThat(reply.status()).isEqualTo(429);
    assertThat(reply.code()).isEqualTo("too-fast");
    assertThat(reply.json().get("field").stringValue()).isEqualTo(field);
  }

  @Test
  void so_many_requests_from_an_address() {
    try (var premises = rates(TWO, WIDE, WIDE, WIDE)) {
      var visitor = premises.visitor();
      assertThat(visitor.get("/health").status()).isEqualTo(200);
      assertThat(visitor.get("/").status()).isEqualTo(200);
      fast(visitor.get("/health"), "requests");
    }
  }

  @Test
  void so_many_commands_of_a_guest() {
    try (var premises = rates(WIDE, TWO, WIDE, WIDE)) {
      var ada = premises.visitor().guest();
      var ben = premises.visitor().guest();
      var table = ada.open("masques", 2);
      for (int i = 0; i < 2; i++) ada.done(table, PING);
      fast(ada.command(table, PING), "command");
      ben.done(table, PING);
      assertThat(ada.get("/api/tables/" + table).status()).isEqualTo(200);
      ada.open("masques", 2);
    }
  }

  @Test
  void so_many_keys_from_an_address() {
    try (var premises = rates(WIDE, WIDE, TWO, WIDE)) {
      var ada = premises.visitor().guest();
      premises.visitor().guest();
      fast(premises.visitor().post("/api/guests", "{\"program\":true}"), "guest");
      for (int i = 0; i < 3; i++) ada.done(ada.open("masques", 2), PING);
    }
  }

  @Test
  void so_many_tables_from_an_address_with_records() {
    try (var premises = rates(WIDE, WIDE, WIDE, TWO)) {
      var ada = premises.visitor().guest();
      ada.open("masques", 2);
      ada.open("masques", 2);
      var record = ada.request("/api/records").header("Content-Type", "text/plain");
      fast(Visitor.send(record.POST(BodyPublishers.ofString("hello"))), "tables");
      premises.visitor().guest();
    }
  }

  @Test
  void so_many_lines_of_an_address() {
    try (var premises = lines(2, 9)) {
      var ada = premises.visitor().guest();
      var table = ada.open("masques", 2);
      var wires =
          new Wire[] {ada.connect(table, ""), premises.visitor().guest().connect(table, "")};
      tooMany(premises.visitor().guest(), table);
      for (var wire : wires) wire.close();
    }
  }

  @Test
  void so_many_lines_of_a_guest() {
    try (var premises = lines(9, 1)) {
      var ada = premises.visitor().guest();
      var table = ada.open("masques", 2);
      var wires =
          new Wire[] {ada.connect(table, ""), premises.visitor().guest().connect(table, "")};
      tooMany(ada, table);
      for (var wire : wires) wire.close();
    }
  }

  private static void tooMany(Visitor visitor, String table) {
    assertThatExceptionOfType(Phone.Declined.class)
        .isThrownBy(() -> visitor.connect(table, ""))
        .satisfies(declined -> assertThat(declined.status()).isEqualTo(429));
    var stream = visitor.get("/api/tables/" + table + "/events");
    assertThat(stream.status()).isEqualTo(429);
    assertThat(stream.code()).isEqualTo("too-many");
  }

  @Test
  void so_long_a_body_a_command_and_a_record() {
    var limits = new RequestLimits(WIDE, WIDE, WIDE, WIDE, 9, 9, 300, 500, 400, 99_999);
    try (var premises = new Premises(data, DoorRules.loopback(limits))) {
      var ada = premises.visitor().guest();
      var table = ada.open("masques", 2);
      assertThat(ada.post("/api/check", "\"" + "x".repeat(300) + "\"").status()).isEqualTo(413);
      assertThat(ada.command(table, PING + " ".repeat(310)).status()).isEqualTo(200);
      assertThat(ada.command(table, PING + " ".repeat(400)).status()).isEqualTo(413);
      assertThat(bring(ada, 450)).isEqualTo(400);
      assertThat(bring(ada, 501)).isEqualTo(413);
    }
  }

  private static int bring(Visitor visitor, int length) {
    return Visitor.send(
            visitor
                .request("/api/records")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("x".repeat(length))))
        .status();
  }
}
