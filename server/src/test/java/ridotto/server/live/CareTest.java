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
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var spoil = file.createStatement()) {
      spoil.execute(
          "UPDATE fresh SET body='spoiled' WHERE seq=2 AND table_id='" + ids.getFirst() + "'");
    }
    var report = SqliteCare.check(data, library());
    assertThat(report.damaged()).containsExactly(ids.getFirst());
    assertThat(report.aside().resolve(ids.getFirst() + ".txt")).content().contains("spoiled");
    assertThat(lines(ids.getFirst())).isZero();
    assertThat(lines(ids.getLast())).isEqualTo(4);
    assertThat(SqliteCare.check(data, library()).damaged()).isEmpty();
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
