package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Refused;
import ridotto.server.Damaged;
import ridotto.server.store.sqlite.SqliteCare;

/// What an operator can do for data: copy them, put the copy back, and rid them of what is damaged.
class CareTest {
  @TempDir private Path data = Path.of("");

  private List<String> tables(int many) {
    var ids = new ArrayList<String>();
    try (var evening = new Evening(data)) {
      for (int i = 0; i < many; i++) {
        var id = evening.table("Ada", "masques", 2, Map.of());
        evening.start(id, List.of("Ada", "Ben"), "random");
        ids.add(id);
      }
    }
    return ids;
  }

  private static GameLibrary library() {
    return new GameLibrary(Evening.SHELF, Evening.TROUPES);
  }

  private long lines(String id) {
    try (var evening = new Evening(data)) {
      return evening.house().find(id).isPresent() ? evening.seq(id) : 0;
    }
  }

  @Test
  void whole_data_are_left_as_they_are() {
    var ids = tables(3);
    var report = SqliteCare.check(data, library());
    assertThat(report.whole()).isEqualTo(3);
    assertThat(report.damaged()).isEmpty();
    assertThat(lines(ids.getLast())).isEqualTo(4);
  }

  @Test
  void a_table_whose_lines_make_no_sense_is_put_aside_by_name() throws SQLException {
    var ids = tables(3);
    spoil("UPDATE fresh SET body='spoiled' WHERE seq=2 AND table_id='" + ids.getFirst() + "'");
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.getFirst());
    assertThat(report.aside().resolve(ids.getFirst() + ".txt")).content().contains("spoiled");
    assertThat(lines(ids.getFirst())).isZero();
    assertThat(lines(ids.getLast())).isEqualTo(4);
    assertThat(SqliteCare.check(data, library()).damaged()).isEmpty();
  }

  /// As on a disk that turned a bit: it still makes sense.
  @Test
  void a_letter_that_has_changed_is_noticed_also_while_the_house_is_open() throws SQLException {
    var ids = tables(3);
    spoil(
        "UPDATE fresh SET body=replace(body, '\"Ada\"', '\"Adb\"') WHERE seq=2 AND table_id='"
            + ids.getFirst()
            + "'");
    try (var evening = new Evening(data)) {
      assertThatThrownBy(() -> evening.house().find(ids.getFirst())).isInstanceOf(Damaged.class);
      assertThat(evening.seq(ids.getLast())).isEqualTo(4);
    }
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.getFirst());
    assertThat(report.whole()).isEqualTo(2);
  }

  /// Nothing comes after the last lines that would show that they are missing.
  @Test
  void a_table_that_has_lost_its_end_is_named() throws SQLException {
    var ids = tables(3);
    spoil("DELETE FROM fresh WHERE seq>2 AND table_id='" + ids.get(1) + "'");
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.get(1));
    assertThat(report.unread()).isZero();
  }

  @Test
  void a_table_with_a_gap_is_named() throws SQLException {
    var ids = tables(3);
    spoil("DELETE FROM fresh WHERE seq=3 AND table_id='" + ids.get(1) + "'");
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.get(1));
    assertThat(report.whole()).isEqualTo(2);
  }

  @Test
  void also_one_whose_lines_were_in_their_place() throws SQLException {
    var ids = tables(3);
    spoil("UPDATE salon SET phase='plaxing' WHERE id='" + ids.getFirst() + "'");
    // Leaves all lines in their places, and no marks.
    assertThat(SqliteCare.check(data, library()).whole()).isEqualTo(3);
    spoil("DELETE FROM entry WHERE seq=4 AND table_id='" + ids.get(1) + "'");
    assertThat(SqliteCare.check(data, library()).damaged()).containsExactly(ids.get(1));
  }

  @Test
  void rows_and_guests_that_are_not_what_the_lines_say_are_made_anew() throws SQLException {
    var ids = tables(3);
    for (var harm :
        List.of(
            "UPDATE salon SET phase='plaxing'",
            "DELETE FROM salon WHERE id='" + ids.getFirst() + "'",
            "DELETE FROM seat",
            "UPDATE guest SET hash=replace(hash, 'a', 'b')")) {
      spoil(harm);
      var report = SqliteCare.check(data, library());
      assertThat(report.whole()).isEqualTo(3);
      assertThat(report.aside()).as(harm).isNotEqualTo(data);
      assertThat(SqliteCare.check(data, library()).aside()).as("again").isEqualTo(data);
    }
    assertThat(lines(ids.getFirst())).isEqualTo(4);
  }

  /// Of the tables that were opened last not even the name may be left; then it says that there is
  /// more that nobody knows of.
  @Test
  void of_a_file_that_was_cut_everything_before_the_cut_is_saved() throws IOException {
    var ids = tables(40);
    var file = data.resolve("ridotto.db");
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.setLength(bytes.length() / 4096 / 2 * 4096);
    }
    var report = SqliteCare.check(data, library());
    assertThat(report.whole()).isBetween(10, 39);
    assertThat(report.unread()).isPositive();
    assertThat(ids.stream().filter(id -> lines(id) == 4)).hasSize(report.whole());
    assertThat(report.damaged()).noneMatch(id -> lines(id) > 0);
  }

  /// It says where everything begins.
  @Test
  void nothing_is_lost_with_the_first_page() throws IOException {
    var ids = tables(3);
    for (int at : new int[] {0, 100, 2_000}) {
      try (var bytes = new RandomAccessFile(data.resolve("ridotto.db").toFile(), "rw")) {
        bytes.seek(at);
        bytes.write(new byte[2_000]);
      }
      var report = SqliteCare.check(data, library());
      assertThat(report.damaged()).as("from " + at).isEmpty();
      assertThat(report.whole()).isEqualTo(3);
      assertThat(lines(ids.getFirst())).isEqualTo(4);
    }
  }

  /// A house that had no checksums yet has left it.
  @Test
  void damaged_data_of_an_older_version_are_saved_too() throws SQLException {
    var ids = tables(3);
    spoil("ALTER TABLE entry DROP COLUMN sum");
    spoil("ALTER TABLE fresh DROP COLUMN sum");
    spoil("ALTER TABLE salon DROP COLUMN settled");
    spoil("DROP TABLE mark");
    spoil("PRAGMA user_version=3");
    spoil("UPDATE fresh SET body='spoiled' WHERE seq=2 AND table_id='" + ids.getFirst() + "'");
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.getFirst());
    assertThat(lines(ids.getLast())).isEqualTo(4);
  }

  private void spoil(String sql) throws SQLException {
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var spoil = file.createStatement()) {
      spoil.execute(sql);
    }
  }

  /// The lines of 40 tables lie one after the other: of a spoiled page some suffer, most do not.
  @Test
  void around_a_spoiled_page_everything_is_saved() throws IOException {
    var ids = tables(40);
    var file = data.resolve("ridotto.db");
    long page = pageWith(file, ids.get(20));
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      bytes.seek(page * 4096);
      bytes.write(new byte[60]);
    }
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).contains(ids.get(20)).hasSizeLessThan(20);
    assertThat(report.whole()).isEqualTo(40 - report.damaged().size());
    for (var id : ids) {
      assertThat(lines(id)).as(id).isEqualTo(report.damaged().contains(id) ? 0 : 4);
    }
  }

  /// The page with the first lines of this table.
  private static long pageWith(Path file, String id) throws IOException {
    var bytes = Files.readAllBytes(file);
    var text = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1);
    int at = text.indexOf(id + "\u0001");
    for (int next = text.indexOf("\"Opened\"");
        next >= 0;
        next = text.indexOf("\"Opened\"", next + 1)) {
      int before = text.lastIndexOf(id, next);
      if (before >= 0 && next - before < 200) at = next;
    }
    return at / 4096;
  }

  @Test
  void a_backup_of_an_open_house_brings_everything_back() {
    var copy = data.resolve("copy.db");
    String id;
    try (var evening = new Evening(data)) {
      id = evening.table("Ada", "masques", 2, Map.of());
      SqliteCare.backup(data, copy);
      evening.sit(id, 1, "Ada");
      assertThatThrownBy(() -> SqliteCare.backup(data, copy)).isInstanceOf(Refused.class);
    }
    assertThat(lines(id)).isEqualTo(2);
    var aside = SqliteCare.restore(copy, data);
    assertThat(aside.resolve("ridotto.db")).exists();
    assertThat(lines(id)).isEqualTo(1);
  }

  @Test
  void what_is_no_backup_is_not_put_back() throws IOException {
    var ids = tables(1);
    var wrong = data.resolve("wrong");
    Files.writeString(wrong, "no backup ".repeat(1000));
    assertThatThrownBy(() -> SqliteCare.restore(wrong, data)).isInstanceOf(Refused.class);
    assertThat(lines(ids.getFirst())).isEqualTo(4);
  }
}
