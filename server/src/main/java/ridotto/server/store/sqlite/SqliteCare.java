package ridotto.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Library;

/// What an operator does to the data of a house: copy them, put a copy back, look whether they are
/// whole.
public final class SqliteCare {
  static final List<String> FILES =
      List.of("ridotto.db", "ridotto.db-wal", "ridotto.db-shm", "ridotto.roots");

  /// What a check has found: how many tables are whole, and the names of those that are not, whose
  /// readable lines lie in `aside` now. `unread`: lines that cannot be read, of no known table.
  public record Report(int whole, List<String> damaged, long unread, Path aside) {}

  private SqliteCare() {}

  /// Copies the data into a new file, all as they are at one moment. The house may be open.
  public static void backup(Path data, Path into) {
    if (Files.exists(into)) throw refused("file-exists", into);
    try (var connection = existing(data);
        var vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      vacuum.setString(1, into.toString());
      vacuum.execute();
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  /// Puts a copy back. What was there is put aside, and where is said.
  public static Path restore(Path from, Path data) {
    if (!Files.exists(from)) throw refused("no-file", from);
    try (var copy = SqliteSchema.connect(from, 1_000)) {
      if (!isSound(copy)) throw refused("data-damaged", from);
    } catch (SQLException e) {
      throw failed(e);
    }
    try (var _ = lock(data)) {
      var aside = putAside(data);
      Files.copy(from, data.resolve("ridotto.db"));
      return aside;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Reads every table. Those that make no sense are put aside, and the others are left in a sound
  /// file; the old one is kept beside it.
  public static Report check(Path data, Library library) {
    try (var _ = lock(data)) {
      var found = look(data, library);
      var salvage = found.salvage();
      if (found.sound() && salvage.damaged().isEmpty() && salvage.agrees()) {
        return new Report(salvage.whole().size(), List.of(), 0, data);
      }
      var fresh = data.resolve("ridotto.mended");
      Files.deleteIfExists(fresh);
      try (var connection = SqliteSchema.connect(fresh, 8_000)) {
        SqliteSchema.create(connection);
        salvage.writeTo(connection);
      }
      var aside = putAside(data);
      salvage.writeDamaged(aside);
      Files.move(fresh, data.resolve("ridotto.db"));
      for (var name : List.of("-wal", "-shm")) {
        Files.deleteIfExists(data.resolve("ridotto.mended" + name));
      }
      return new Report(
          salvage.whole().size(), List.copyOf(salvage.damaged().keySet()), salvage.unread(), aside);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw failed(e);
    }
  }

  private record Found(boolean sound, Salvage salvage) {}

  private static Found look(Path data, Library library) throws SQLException, IOException {
    try (var connection = existing(data)) {
      boolean sound = isSound(connection);
      if (sound || FirstPage.isWhole(connection)) {
        return new Found(sound, Salvage.of(connection, library));
      }
    } catch (SQLException e) {
      if (!Files.exists(data.resolve("ridotto.roots"))) throw e;
    }
    var copies = Files.createTempDirectory(data, "rescued");
    try {
      var copy = copies.resolve("ridotto.db");
      boolean better = FirstPage.putBack(data, copy);
      try (var connection = existing(better ? copies : data)) {
        return new Found(false, Salvage.of(connection, library));
      }
    } finally {
      try (var left = Files.list(copies)) {
        for (var file : left.toList()) Files.delete(file);
      }
      Files.delete(copies);
    }
  }

  private static Connection existing(Path data) throws SQLException {
    var file = data.resolve("ridotto.db");
    if (!Files.exists(file)) throw refused("no-file", file);
    return SqliteSchema.connectAnyhow(file);
  }

  private static boolean isSound(Connection connection) {
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("PRAGMA quick_check(1)")) {
      return found.getString(1).equals("ok");
    } catch (SQLException _) {
      return false;
    }
  }

  /// Nobody may be at work there meanwhile.
  private static FileChannel lock(Path data) throws IOException {
    Files.createDirectories(data);
    var lock =
        FileChannel.open(
            data.resolve("ridotto.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (lock.tryLock() != null) return lock;
    lock.close();
    throw refused("data-in-use", data);
  }

  /// A new folder with what was there.
  private static Path putAside(Path data) throws IOException {
    int number = 1;
    while (Files.exists(data.resolve("aside-" + number))) number++;
    var aside = Files.createDirectory(data.resolve("aside-" + number));
    for (var name : FILES) {
      if (Files.exists(data.resolve(name))) Files.move(data.resolve(name), aside.resolve(name));
    }
    return aside;
  }

  private static Refused refused(String code, Path path) {
    return new Refused("data", Refusal.of(code).and("value", path.toString()));
  }

  private static RuntimeException failed(SQLException e) {
    return Health.why(e)
        .<RuntimeException>map(why -> why)
        .orElseGet(() -> new IllegalStateException("the database failed", e));
  }
}
