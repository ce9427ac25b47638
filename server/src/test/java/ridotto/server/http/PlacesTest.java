package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.http.limits.RequestLimits;
import ridotto.testkit.Phone;

/// Whoever goes gives back the place they had on the line, however they went.
class PlacesTest {
  private static final int PER_GUEST = 5;
  private static final int OFTEN = 12;

  @TempDir private Path data = Path.of("");
  private Premises premises;
  private Visitor host;
  private String table = "";
  private Wire hosts;

  @BeforeEach
  void opens() {
    var wide = new RequestLimits.Rate(1e6, 1_000_000);
    var limits =
        new RequestLimits(
            wide, wide, wide, wide, PER_GUEST + 2, PER_GUEST, 9_999, 9_999, 9_999, 99_999);
    premises = new Premises(data, DoorRules.loopback(limits));
    host = premises.visitor().guest();
    table = host.open("masques", 2);
    hosts = host.connect(table, "");
  }

  @AfterEach
  void closes() {
    hosts.close();
    premises.close();
  }

  /// The host is told when so many watch.
  private void watching(int count) {
    while (hosts.hear("Changed").get("room").get("spectators").intValue() != count) {}
  }

  @Test
  void who_hangs_up_can_come_back_any_number_of_times() {
    var ben = premises.visitor().guest();
    watching(1);
    for (int i = 0; i < OFTEN; i++) {
      var wire = ben.connect(table, "");
      watching(2);
      wire.close();
      watching(1);
    }
  }

  @Test
  void so_can_who_is_superseded() throws IOException, InterruptedException {
    var ben = premises.visitor().guest();
    for (int i = 0; i < OFTEN; i++) {
      var older = stream(ben);
      var lines = older.iterator();
      assertThat(lines.next()).contains("Welcome");
      var newer = ben.connect(table, "");
      newer.hear("Welcome");
      while (lines.hasNext()) lines.next();
      older.close();
      newer.close();
    }
  }

  private Stream<String> stream(Visitor visitor) throws IOException, InterruptedException {
    var request = visitor.request("/api/tables/" + table + "/events").build();
    var response = Visitor.HTTP.send(request, BodyHandlers.ofLines());
    assertThat(response.statusCode()).isEqualTo(200);
    return response.body().filter(line -> line.startsWith("data: "));
  }

  @Test
  void a_line_that_never_was_takes_no_place() {
    var ben = premises.visitor().guest();
    for (int i = 0; i < OFTEN; i++) {
      assertThat(ben.get("/api/tables/" + table + "/socket").code()).isEqualTo("no-upgrade");
    }
    ben.connect(table, "").close();
  }

  @Test
  void nor_does_one_that_was_refused() {
    var ben = premises.visitor().guest();
    var wires = new ArrayList<Wire>();
    for (int i = 0; i < PER_GUEST; i++) wires.add(ben.connect(host.open("masques", 2), ""));
    for (int i = 0; i < OFTEN; i++) declined(ben);
    var cleo = premises.visitor().guest();
    var last = cleo.connect(table, "");
    last.hear("Welcome");
    declined(premises.visitor().guest());
    last.close();
    wires.forEach(Wire::close);
  }

  private void declined(Visitor visitor) {
    assertThatExceptionOfType(Phone.Declined.class)
        .isThrownBy(() -> visitor.connect(table, ""))
        .satisfies(declined -> assertThat(declined.status()).isEqualTo(429));
  }
}
