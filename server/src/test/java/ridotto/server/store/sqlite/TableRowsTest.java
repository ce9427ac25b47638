package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// What the house knows of a table without reading its log is what it was told last.
class TableRowsTest {
  @TempDir Path data;
  private Store store;
  private long written;

  @BeforeEach
  void open() {
    store = SqliteStore.open(data, RealHouse.WORLD);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static Row row(Room.Phase phase, int round, String host, String... people) {
    var names = List.of(people);
    var when = Instant.ofEpochMilli(round);
    var listing = new Listing("t", "mascarade", names, 4, people.length, phase, round, when);
    return new Row(listing, true, host, names, 30);
  }

  private void put(Row row) {
    var line = new LogLine(++written, Instant.EPOCH, "", "", new Entry.Resumed());
    assertThat(store.append("t", written - 1, List.of(line), row).join())
        .isEqualTo(new Store.Stored());
    assertThat(store.listed(9)).containsExactly(row.listing());
    assertThat(store.countOf(row.host())).isEqualTo(1);
    for (var guest : row.people()) assertThat(store.of(guest, 9)).containsExactly(row.listing());
  }

  @Test
  void another_game_at_the_same_table_is_the_same_row() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben"));
    put(row(Room.Phase.PLAYING, 1, "ada", "ada", "ben"));
    put(row(Room.Phase.PLAYING, 2, "ada", "ada", "ben"));
    assertThat(store.playing()).containsExactly("t");
    assertThat(store.count()).isEqualTo(1);
  }

  @Test
  void who_has_left_is_not_found_there_and_who_has_come_is() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben", "cleo"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "cleo", "dan"));
    assertThat(store.of("ben", 9)).isEmpty();
  }

  @Test
  void a_table_belongs_to_the_host_it_was_passed_to() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ben", "ben"));
    assertThat(store.countOf("ada")).isZero();
    assertThat(store.of("ada", 9)).isEmpty();
  }

  @Test
  void nobody_may_sit_there_at_all() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ada"));
    assertThat(store.of("ada", 9)).hasSize(1); // she is the host
    assertThat(store.countOf("ada")).isEqualTo(1);
  }
}
