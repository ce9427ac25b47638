package ridotto.trials.simulation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.store.sqlite.SqliteStore;
import ridotto.server.table.LogLine;
import ridotto.trials.load.Scratch;

/// The lower floor: the real store on real files. A process that dies leaves them as they are; the
/// next one is given a copy.
final class SqliteFloor implements Floor {
  private static final long ROOM = 1_000_000;
  private static final String ALL =
      """
      SELECT seq, at, body FROM entry WHERE table_id=?1
      UNION SELECT seq, at, body FROM fresh WHERE table_id=?1 ORDER BY seq\
      """;

  private final Scratch scratch = Scratch.inMemory("ridotto-simulation");
  private int lives;
  private boolean full;
  private Optional<SqliteStore> open = Optional.empty();

  private Path folder() {
    return scratch.folder().resolve(String.valueOf(lives));
  }

  @Override
  public Store open(HouseContext context) {
    var store = SqliteStore.open(folder(), context);
    open = Optional.of(store);
    if (full) full(true);
    return store;
  }

  @Override
  public void died(Store store) {
    try {
      var dead = folder();
      lives++;
      Files.createDirectories(folder());
      for (var name : List.of("ridotto.db", "ridotto.db-wal")) {
        if (Files.exists(dead.resolve(name))) {
          Files.copy(dead.resolve(name), folder().resolve(name));
        }
      }
      open.ifPresent(SqliteStore::drop);
      open = Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void full(boolean yes) {
    full = yes;
    open.ifPresent(
        store -> {
          var _ = store.limit(yes ? 1 : ROOM);
        });
  }

  @Override
  public List<LogLine> lines(String table) {
    var lines = new ArrayList<LogLine>();
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + folder().resolve("ridotto.db"));
        var select = file.prepareStatement(ALL)) {
      select.setString(1, table);
      try (var found = select.executeQuery()) {
        while (found.next()) {
          lines.add(LogLine.read(found.getLong(1), found.getLong(2), found.getString(3)));
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return lines;
  }

  @Override
  public void close() {
    open.ifPresent(SqliteStore::drop);
    scratch.close();
  }
}
