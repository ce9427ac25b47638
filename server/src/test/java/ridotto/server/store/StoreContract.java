package ridotto.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.server.table.Entry;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// What every store promises to a house.
public abstract class StoreContract {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Store.Appended STORED = new Store.Stored();
  private static final Store.Appended CONFLICT = new Store.Conflict();

  private Store store;

  /// Opens the store, empty or as it was left.
  protected abstract Store open();

  @BeforeEach
  void opens() {
    store = open();
  }

  @AfterEach
  void closes() {
    store.close();
  }

  protected static LogLine line(long seq) {
    return new LogLine(
        seq, NOON.plusMillis(seq), "ada", "c" + seq, new Entry.Renamed(1, "n" + seq));
  }

  protected static List<LogLine> lines(long from, long to) {
    var lines = new ArrayList<LogLine>();
    for (long seq = from; seq <= to; seq++) lines.add(line(seq));
    return lines;
  }

  protected static Row row(String id, Room.Phase phase, String host, String... people) {
    var listing = new Listing(id, "mascarade", List.of(people), 4, people.length, phase, 1, NOON);
    return new Row(listing, true, host, List.of(people), 30);
  }

  private Store.Appended append(String table, long expected, List<LogLine> lines) {
    return store.append(table, expected, lines).join();
  }

  private void put(Row row) {
    var id = row.listing().id();
    long last = store.read(id, 1, Long.MAX_VALUE).size();
    assertThat(store.append(id, last, lines(last + 1, last + 1), row).join()).isEqualTo(STORED);
  }

  @Test
  void lines_are_read_as_they_were_appended() {
    assertThat(append("t", 0, lines(1, 2))).isEqualTo(STORED);
    assertThat(append("t", 2, lines(3, 3))).isEqualTo(STORED);
    assertThat(append("u", 0, lines(1, 1))).isEqualTo(STORED);
    assertThat(store.read("t", 1, Long.MAX_VALUE)).isEqualTo(lines(1, 3));
    assertThat(store.read("t", 2, 2)).isEqualTo(lines(2, 2));
    assertThat(store.read("t", 4, Long.MAX_VALUE)).isEmpty();
    assertThat(store.read("nowhere", 1, Long.MAX_VALUE)).isEmpty();
  }

  @Test
  void whoever_expects_another_last_line_changes_nothing() {
    assertThat(append("t", 0, lines(1, 2))).isEqualTo(STORED);
    assertThat(append("t", 1, lines(2, 2))).isEqualTo(CONFLICT);
    assertThat(append("t", 0, lines(1, 1))).isEqualTo(CONFLICT);
    assertThat(append("t", 5, lines(6, 6))).isEqualTo(CONFLICT);
    assertThat(append("u", 1, lines(2, 2))).isEqualTo(CONFLICT);
    assertThat(store.read("t", 1, Long.MAX_VALUE)).isEqualTo(lines(1, 2));
    assertThat(store.read("u", 1, Long.MAX_VALUE)).isEmpty();
    assertThat(append("t", 2, lines(3, 3))).isEqualTo(STORED);
  }

  @Test
  void of_many_who_expect_the_same_one_is_first() {
    var answers = new ArrayList<CompletableFuture<Store.Appended>>();
    for (int i = 0; i < 50; i++) answers.add(store.append("t", 0, lines(1, 3)));
    assertThat(answers.stream().map(CompletableFuture::join).filter(STORED::equals)).hasSize(1);
    assertThat(store.read("t", 1, Long.MAX_VALUE)).isEqualTo(lines(1, 3));
  }

  @Test
  void a_row_is_written_with_its_lines_or_not_at_all() {
    put(row("t", Room.Phase.ANTECHAMBER, "ada", "ada"));
    var late = row("t", Room.Phase.PLAYING, "ben", "ben");
    assertThat(store.append("t", 0, lines(1, 1), late).join()).isEqualTo(CONFLICT);
    assertThat(store.playing()).isEmpty();
    assertThat(store.of("ben", 9)).isEmpty();
    assertThat(store.append("t", 1, lines(2, 2), late).join()).isEqualTo(STORED);
    assertThat(store.playing()).containsExactly("t");
    assertThat(store.of("ben", 9)).containsExactly(late.listing());
  }

  @Test
  void lines_without_a_row_leave_it_as_it_was() {
    var row = row("t", Room.Phase.PLAYING, "ada", "ada", "ben");
    put(row);
    assertThat(append("t", 1, lines(2, 4))).isEqualTo(STORED);
    assertThat(store.listed(9)).containsExactly(row.listing());
  }

  @Test
  void a_table_is_found_by_its_row() {
    assertThat(store.exists("t")).isFalse();
    put(row("t", Room.Phase.ANTECHAMBER, "ada", "ada", "ben"));
    put(row("u", Room.Phase.FINISHED, "ada", "cleo"));
    assertThat(store.exists("t")).isTrue();
    assertThat(store.count()).isEqualTo(2);
    assertThat(store.countOf("ada")).isEqualTo(2);
    assertThat(store.countOf("ben")).isZero();
    assertThat(store.listed(9)).extracting(Listing::id).containsExactly("t");
    assertThat(store.of("ada", 9)).hasSize(2);
    assertThat(store.of("ada", 1)).hasSize(1);
    assertThat(store.of("cleo", 9)).extracting(Listing::id).containsExactly("u");
    assertThat(store.playing()).isEmpty();
  }

  @Test
  void the_latest_visit_comes_first_and_the_oldest_are_forgotten() {
    put(row("t", Room.Phase.PLAYING, "ada"));
    put(row("u", Room.Phase.PLAYING, "ada"));
    store.visited("t", NOON.plus(Duration.ofDays(2)));
    assertThat(append("t", 1, lines(2, 2))).as("after the visit").isEqualTo(STORED);
    assertThat(store.playing()).containsExactly("t", "u");
    assertThat(store.forgotten(NOON.plus(Duration.ofDays(30)))).isEmpty();
    assertThat(store.forgotten(NOON.plus(Duration.ofDays(31)))).containsExactly("u");
    assertThat(store.of("ada", 1).getFirst().when()).isEqualTo(NOON.plus(Duration.ofDays(2)));
  }

  @Test
  void of_a_table_that_is_deleted_nothing_is_left() {
    put(row("t", Room.Phase.PLAYING, "ada", "ben"));
    put(row("u", Room.Phase.PLAYING, "ada", "ben"));
    store.delete("t").join();
    assertThat(store.exists("t")).isFalse();
    assertThat(store.read("t", 1, Long.MAX_VALUE)).isEmpty();
    assertThat(store.of("ben", 9)).extracting(Listing::id).containsExactly("u");
    assertThat(append("t", 1, lines(2, 2))).isEqualTo(CONFLICT);
    assertThat(append("t", 0, lines(1, 1))).isEqualTo(STORED);
  }

  @Test
  void guests_are_known_by_what_was_added() {
    assertThat(store.guestOf("ada")).isEmpty();
    store.addGuest("ada", NOON).join();
    assertThat(store.guestOf("ada")).contains("ada");
    assertThat(store.guestOf("ben")).isEmpty();
  }

  @Test
  void a_guest_whose_key_was_changed_is_known_by_the_latest_alone() {
    store.addGuest("ada", NOON).join();
    store.changeKey("ada", "ada", Optional.of("second")).join();
    store.changeKey("ada", "second", Optional.of("third")).join();

    assertThat(store.guestOf("ada")).isEmpty();
    assertThat(store.guestOf("second")).isEmpty();
    assertThat(store.guestOf("third")).contains("ada");

    store.changeKey("ada", "third", Optional.empty()).join();

    assertThat(store.guestOf("third")).isEmpty();
  }

  @Test
  void everything_is_there_when_it_is_opened_again() {
    var row = row("t", Room.Phase.PLAYING, "ada", "ben");
    put(row);
    assertThat(append("t", 1, lines(2, 3))).isEqualTo(STORED);
    store.addGuest("ada", NOON).join();
    store.close();
    store = open();
    assertThat(store.read("t", 1, Long.MAX_VALUE)).isEqualTo(lines(1, 3));
    assertThat(store.listed(9)).containsExactly(row.listing());
    assertThat(store.guestOf("ada")).contains("ada");
    assertThat(append("t", 2, lines(3, 3))).isEqualTo(CONFLICT);
    assertThat(append("t", 3, lines(4, 4))).isEqualTo(STORED);
  }

  @Test
  void a_house_that_is_alone_winds_its_tables_and_hears_no_news() {
    var news = new ArrayList<Store.News>();
    try (var _ = store.subscribe(news::add)) {
      put(row("t", Room.Phase.PLAYING, "ada"));
      assertThat(store.mayWind("t")).isTrue();
      assertThat(store.mayWind("t")).isTrue();
      store.leave("t");
      assertThat(store.mayWind("t")).isTrue();
      assertThat(news).isEmpty();
    }
  }
}
