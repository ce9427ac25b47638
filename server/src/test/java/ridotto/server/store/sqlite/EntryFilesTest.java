package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Dice;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;

/// Wherever a line lies, whoever asks for it is given it, once and in its order.
class EntryFilesTest {
  private static final int TABLES = 300;
  private static final int LINES = 100_000;
  private static final int ROOM = 20_000;

  @TempDir Path data;

  private Store open(int room) {
    return SqliteStore.open(data, RealHouse.WORLD, room);
  }

  /// More lines than are left where they came in, from tables that write by turns.
  private void write(Store store, int[] counts) {
    var dice = new Dice(5);
    var waiting = new ArrayList<CompletableFuture<?>>();
    for (int i = 0; i < LINES; i++) {
      // The first tables write seldom: theirs are the oldest that are not in their place.
      int table = dice.nextInt(50) == 0 ? dice.nextInt(TABLES) : dice.nextInt(TABLES / 2, TABLES);
      var line = line(++counts[table]);
      waiting.add(store.append("t" + table, line.seq() - 1, List.of(line)));
      if (i % 1_000 == 0) waiting.forEach(CompletableFuture::join);
      if (i % 1_000 == 0) assertThat(found(store, table)).isEqualTo(counts[table]);
    }
    waiting.forEach(CompletableFuture::join);
  }

  private static LogLine line(long seq) {
    return new LogLine(
        seq, Instant.ofEpochMilli(seq), "somebody", "", new Entry.Renamed(1, "n" + seq));
  }

  /// How many lines a table has, if none is missing, doubled or another's.
  private static int found(Store store, int table) {
    var lines = store.read("t" + table, 1, Long.MAX_VALUE);
    for (int i = 0; i < lines.size(); i++) assertThat(lines.get(i)).isEqualTo(line(i + 1));
    return lines.size();
  }

  private long rows(String from) throws SQLException {
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var asked = file.createStatement();
        var counted = asked.executeQuery("SELECT COUNT(*) FROM " + from)) {
      return counted.getLong(1);
    }
  }

  @Test
  void lines_are_found_while_they_are_put_in_their_places_and_after_that() throws SQLException {
    var counts = new int[TABLES];
    try (var store = open(ROOM)) {
      write(store, counts);
      for (int i = 0; i < TABLES; i++) assertThat(found(store, i)).isEqualTo(counts[i]);
      assertThat(store.read("t9", 2, 3)).containsExactly(line(2), line(3));
      assertThat(rows("entry")).as("put in their places").isGreaterThan(LINES / 3);
      assertThat(rows("fresh")).as("room was made").isLessThan(LINES / 2);
    }
    try (var store = open(ROOM)) {
      for (int i = 0; i < TABLES; i++) assertThat(found(store, i)).isEqualTo(counts[i]);
      write(store, counts);
      for (int i = 0; i < TABLES; i++) assertThat(found(store, i)).isEqualTo(counts[i]);
      assertThat(rows("fresh")).as("room was made after a restart").isLessThan(LINES / 2);
    }
  }

  @Test
  void of_a_table_that_is_deleted_nothing_is_left() throws SQLException {
    try (var store = open(ROOM)) {
      store.append("t1", 0, List.of(line(1), line(2))).join();
      store.append("t2", 0, List.of(line(1))).join();
      store.delete("t1").join();
      assertThat(found(store, 1)).isZero();
      assertThat(found(store, 2)).isEqualTo(1);
      assertThat(rows("entry") + rows("fresh")).isEqualTo(1);
    }
  }

  @Test
  void nor_of_one_whose_lines_were_in_two_places() throws SQLException {
    var whose = " WHERE table_id='t1'";
    try (var store = open(1_000)) {
      for (int i = 1; i <= 550; i++) {
        store.append("t1", i - 1, List.of(line(i))).join();
        store.append("t2", i - 1, List.of(line(i))).join();
      }
      assertThat(rows("entry" + whose) + rows("fresh" + whose)).isGreaterThan(550);
      store.delete("t1").join();
      assertThat(rows("entry" + whose) + rows("fresh" + whose)).isZero();
    }
    try (var store = open(ROOM)) {
      assertThat(found(store, 1)).isZero();
    }
  }

  @Test
  void a_house_of_the_first_version_keeps_its_tables() throws SQLException {
    try (var store = open(ROOM)) {
      store.append("t1", 0, List.of(line(1))).join();
    }
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var changed = file.createStatement()) {
      for (var column : List.of("entry DROP COLUMN sum", "salon DROP COLUMN settled")) {
        changed.execute("ALTER TABLE " + column);
      }
      changed.execute("INSERT INTO entry SELECT table_id, seq, at, body FROM fresh");
      changed.execute("DROP TABLE fresh");
      changed.execute("DROP TABLE mark");
      changed.execute("DROP TABLE changed_key");
      changed.execute("PRAGMA user_version=1");
    }
    try (var store = open(ROOM)) {
      assertThat(found(store, 1)).isEqualTo(1);
    }
  }
}
