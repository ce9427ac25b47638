package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Shelf;
import ridotto.masques.MasquesBox;
import ridotto.server.http.limits.RequestLimits;
import ridotto.testkit.Phone;

/// When the house itself fails, the log has it once, with the place and without the secrets, and
/// whoever asked is told that it was not their fault.
class OurFaultTest {
  private static final Shelf SHELF = new Shelf(List.of(new MasquesBox(), new TrappedBox()));
  private static final String TRAP =
      "{\"type\":\"Choose\",\"game\":\"trapped\",\"chairs\":2,\"settings\":{}}";

  @TempDir private Path data = Path.of("");
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);

  private final Appender<ILoggingEvent> usual = root.getAppender("stderr");

  /// In place of whoever listens usually: these complaints are wanted.
  @BeforeEach
  void listens() {
    log.start();
    root.detachAppender(usual);
    root.addAppender(log);
  }

  @AfterEach
  void leaves() {
    root.detachAppender(log);
    root.addAppender(usual);
  }

  private Premises premises() {
    return new Premises(data, DoorRules.loopback(RequestLimits.WIDE), SHELF);
  }

  /// What the log has got since the last time.
  private List<String> complaints() {
    var complaints =
        log.list.stream()
            .map(
                event ->
                    event.getLevel()
                        + " "
                        + event.getFormattedMessage()
                        + "\n"
                        + ThrowableProxyUtil.asString(event.getThrowableProxy()))
            .collect(Collectors.toList());
    log.list.clear();
    return complaints;
  }

  private void complainedOnce(String of, String at) {
    var complaints = complaints();
    assertThat(complaints).hasSize(1);
    assertThat(complaints.getFirst())
        .startsWith("ERROR ")
        .contains(of, at)
        .doesNotContain(TrappedBox.SECRET);
  }

  @Test
  void a_socket_hears_whose_fault_it_was_and_stays_usable() {
    try (var premises = premises()) {
      var ada = premises.visitor().guest();
      var wire = ada.connect(ada.open("masques", 2), "");
      wire.say("{\"id\":\"7\",\"command\":" + TRAP + "}");
      var refused = wire.hear("Refused");
      assertThat(refused.get("id").stringValue()).isEqualTo("7");
      assertThat(refused.toString()).contains("our-fault");
      complainedOnce("AssertionError", "at ridotto.server.http.TrappedBox.open");
      wire.say("{\"id\":\"8\",\"command\":{\"type\":\"Ping\"}}");
      assertThat(wire.hear("Done").get("id").stringValue()).isEqualTo("8");
      wire.close();
    }
  }

  @Test
  void a_request_is_answered_with_500() {
    try (var premises = premises()) {
      var ada = premises.visitor().guest();
      var check = "{\"game\":\"trapped\",\"chairs\":2,\"settings\":{}}";
      var reply = ada.post("/api/check", check);
      assertThat(reply.status()).isEqualTo(500);
      assertThat(reply.code()).isEqualTo("our-fault");
      complainedOnce("AssertionError", "at ridotto.server.http.TrappedBox.open");
      var command = ada.command(ada.open("masques", 2), TRAP);
      assertThat(command.status()).isEqualTo(500);
      assertThat(command.code()).isEqualTo("our-fault");
      complainedOnce("AssertionError", "at ridotto.server.http.TrappedBox.open");
    }
  }

  /// Somebody has taken the pages out of the log while the house is open.
  @Test
  void a_line_that_cannot_be_opened_is_closed_with_the_reason() throws SQLException {
    try (var premises = premises()) {
      var ada = premises.visitor().guest();
      var table = ada.open("masques", 2);
      // Both people: a bot might still be thinking, and read the log, when its pages are gone.
      ada.sit(table, 1, "Ada");
      ada.sit(table, 2, "Ben");
      ada.done(table, "{\"type\":\"Start\"}");
      ada.done(table, "{\"type\":\"Adjourn\"}");
      complaints();
      rename("fresh", "stolen");
      var wire = ada.connect(table, "");
      assertThat(wire.end()).isEqualTo(new Phone.Closed(1011, "our-fault"));
      complainedOnce("SQLiteException", "no such table");
      var stream = ada.get("/api/tables/" + table + "/events");
      assertThat(stream.status()).isEqualTo(500);
      assertThat(stream.code()).isEqualTo("our-fault");
      complainedOnce("SQLiteException", "no such table");
      assertThat(ada.command(table, "{\"type\":\"Resume\"}").code()).isEqualTo("our-fault");
      complainedOnce("SQLiteException", "no such table");
      rename("stolen", "fresh");
      ada.done(table, "{\"type\":\"Resume\"}");
    }
  }

  private void rename(String from, String to) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var statement = connection.createStatement()) {
      statement.execute("ALTER TABLE " + from + " RENAME TO " + to);
    }
  }
}
