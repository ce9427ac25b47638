package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import ridotto.bots.Troupes;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;

/// A house that is opened again goes on with the games that were on, though nobody comes: the first
/// house is too slow for any bot to move, the second one is not.
class BroughtBackTest {
  private static final int PATIENCE_SECONDS = 30;

  @TempDir private Path data = Path.of("");
  private final RecordingTroupe troupe = new RecordingTroupe("mascarade");
  private final Logger log = (Logger) LoggerFactory.getLogger("ridotto");
  private final Level usual = log.getLevel();

  /// What is spoiled here on purpose, and bots that are sent home while they think, need not be
  /// complained of.
  @BeforeEach
  void hushes() {
    log.setLevel(Level.OFF);
  }

  @AfterEach
  void listens() {
    log.setLevel(usual);
  }

  private House open(Beat beat) {
    var rules = HouseRules.USUAL.with(beat);
    return RealHouse.open(data, rules, Evening.SHELF, new Troupes(List.of(troupe)));
  }

  /// A game of bots alone has begun, and the house is closed.
  private List<String> begin(int tables) {
    try (var house = open(Beat.fixed(Duration.ofHours(1)))) {
      var host = house.guests().find(house.guests().issue()).orElseThrow();
      return IntStream.range(0, tables).mapToObj(_ -> begin(house, host)).toList();
    }
  }

  private static String begin(House house, Guest host) {
    var id = house.openTable(host, new Opening("mascarade", 4, Map.of(), Manners.USUAL));
    var table = house.find(id).orElseThrow();
    for (int chair = 1; chair <= 4; chair++) {
      table.handle(host, "seat" + chair, new Command.SeatBot(chair, "regular"));
    }
    assertThat(table.handle(host, "start", new Command.Start())).isInstanceOf(Message.Done.class);
    return id;
  }

  private void somebodyDecides() throws InterruptedException {
    assertThat(troupe.decided().poll(PATIENCE_SECONDS, TimeUnit.SECONDS))
        .as("a bot that has made up its mind")
        .isNotNull();
  }

  @Test
  void bots_play_on_though_nobody_connects() throws InterruptedException {
    begin(1);
    assertThat(troupe.decided()).isEmpty();
    try (var _ = open(Beat.NONE)) {
      somebodyDecides();
    }
  }

  @Test
  void one_table_that_cannot_be_read_stops_no_other() throws Exception {
    var tables = begin(2);
    var spoiled = tables.getFirst();
    spoil(spoiled);
    try (var house = open(Beat.NONE)) {
      somebodyDecides();
      assertThatThrownBy(() -> house.find(spoiled)).isInstanceOf(RuntimeException.class);
      assertThat(house.find(tables.getLast())).isPresent();
    }
  }

  /// One line of this table is no JSON any more, and it comes first when tables are brought back.
  private void spoil(String table) throws SQLException {
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var statement = file.createStatement()) {
      var at = " WHERE table_id='" + table + "' AND seq=3";
      int lines = statement.executeUpdate("UPDATE fresh SET body='spoiled'" + at);
      lines += statement.executeUpdate("UPDATE entry SET body='spoiled'" + at);
      assertThat(lines).isEqualTo(1);
      statement.executeUpdate("UPDATE salon SET visited=visited+9999999 WHERE id='" + table + "'");
    }
  }
}
