package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.table.Listing;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// What the house knows of a table without reading its log is what it was told last.
class TableStoreTest {
  @TempDir Path data;
  private SqliteWriter log;
  private TableStore pages;

  @BeforeEach
  void open() {
    log = SqliteWriter.open(data);
    pages = new TableStore(log);
  }

  @AfterEach
  void close() {
    log.close();
  }

  private static Row row(Room.Phase phase, int round, String host, String... people) {
    var names = List.of(people);
    var when = Instant.ofEpochMilli(round);
    var listing = new Listing("t", "mascarade", names, 4, people.length, phase, round, when);
    return new Row(listing, true, host, Set.of(people), 30);
  }

  private void put(Row row) {
    pages.put(row).join();
    assertThat(pages.listed(9)).containsExactly(row.listing());
    assertThat(pages.countOf(row.host())).isEqualTo(1);
    for (var guest : row.people()) assertThat(pages.of(guest, 9)).containsExactly(row.listing());
  }

  @Test
  void another_game_at_the_same_table_is_the_same_row() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben"));
    put(row(Room.Phase.PLAYING, 1, "ada", "ada", "ben"));
    put(row(Room.Phase.PLAYING, 2, "ada", "ada", "ben"));
    assertThat(pages.playing()).containsExactly("t");
    assertThat(pages.count()).isEqualTo(1);
  }

  @Test
  void who_has_left_is_not_found_there_and_who_has_come_is() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben", "cleo"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "cleo", "dan"));
    assertThat(pages.of("ben", 9)).isEmpty();
  }

  @Test
  void a_table_belongs_to_the_host_it_was_passed_to() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada", "ben"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ben", "ben"));
    assertThat(pages.countOf("ada")).isZero();
    assertThat(pages.of("ada", 9)).isEmpty();
  }

  @Test
  void nobody_may_sit_there_at_all() {
    put(row(Room.Phase.ANTECHAMBER, 0, "ada", "ada"));
    put(row(Room.Phase.ANTECHAMBER, 0, "ada"));
    assertThat(pages.of("ada", 9)).hasSize(1); // she is the host
    assertThat(pages.countOf("ada")).isEqualTo(1);
  }
}
