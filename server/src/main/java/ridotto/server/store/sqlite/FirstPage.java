package ridotto.server.store.sqlite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The page of the file without which no other can be read: it says where each table begins. The
/// same is written beside the file whenever it is opened, so that a few spoiled bytes there do not
/// cost everything.
final class FirstPage {
  private static final String NAME = "ridotto.roots";
  private static final List<String> TABLES =
      List.of("entry", "fresh", "mark", "salon", "seat", "guest", "changed_key");
  private static final int SIZE = 4096;
  private static final int LEAF = 0x0d;
  private static final int HEADER = 100;
  private static final String BLANK = "\t";

  private FirstPage() {}

  /// Whether it says where every table begins.
  static boolean isWhole(Connection connection) {
    try (var statement = connection.createStatement()) {
      for (var table : TABLES)
        statement.executeQuery("SELECT 1 FROM " + table + " LIMIT 0").close();
      return true;
    } catch (SQLException _) {
      return false;
    }
  }

  /// Notes where the tables begin, beside the file.
  static void remember(Connection connection, Path data) throws SQLException, IOException {
    if (!isWhole(connection)) return;
    var lines = new ArrayList<String>();
    try (var statement = connection.createStatement();
        var found =
            statement.executeQuery(
                "SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema")) {
      while (found.next()) {
        var sql = found.getString(5) == null ? "" : found.getString(5).replaceAll("\\s+", " ");
        var words =
            List.of(found.getString(1), found.getString(2), found.getString(3), found.getString(4));
        lines.add(String.join(BLANK, words) + BLANK + sql);
      }
    }
    var file = data.resolve(NAME);
    if (Files.exists(file) && Files.readAllLines(file, UTF_8).equals(lines)) return;
    OwnersOnly.file(file);
    Files.write(file, lines, UTF_8);
  }

  /// A copy of the file, with its journal, that has the page as it was; false if nobody knows how
  /// it was.
  static boolean putBack(Path data, Path copy) throws SQLException, IOException {
    if (!Files.exists(data.resolve(NAME))) return false;
    for (var end : List.of("", "-wal")) {
      var from = data.resolve("ridotto.db" + end);
      if (Files.exists(from)) Files.copy(from, copy.resolveSibling(copy.getFileName() + end));
    }
    var page = page(data, copy.resolveSibling(copy.getFileName() + "-page"));
    if (page[HEADER] != LEAF) return false;
    try (var file = new RandomAccessFile(copy.toFile(), "rw")) {
      file.write(page);
    }
    return true;
  }

  private static byte[] page(Path data, Path scratch) throws SQLException, IOException {
    var url = "jdbc:sqlite:" + scratch;
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA page_size=" + SIZE);
      statement.execute("PRAGMA writable_schema=ON");
      statement.execute(String.format(Locale.ROOT, "PRAGMA user_version=%d", SqliteSchema.VERSION));
      try (var insert =
          connection.prepareStatement(
              "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)"
                  + " VALUES (?, ?, ?, CAST(? AS INTEGER), nullif(?, ''))")) {
        for (var line : Files.readAllLines(data.resolve(NAME), UTF_8)) {
          var words = line.split(BLANK, -1);
          for (int i = 0; i < words.length; i++) insert.setString(i + 1, words[i]);
          insert.executeUpdate();
        }
      }
    }
    var page = new byte[SIZE];
    ByteBuffer.wrap(page).put(Files.readAllBytes(scratch), 0, SIZE);
    Files.delete(scratch);
    // It is written with a journal beside it; its length is that of the file; no page is free.
    page[18] = page[19] = 2;
    for (int i = 28; i < 40; i++) page[i] = 0;
    return page;
  }
}
