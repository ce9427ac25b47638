package ridotto.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Damaged;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.store.Store;
import ridotto.server.store.StoreFigures;
import ridotto.server.store.sqlite.journal.EntryFiles;
import ridotto.server.store.sqlite.journal.Statements;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// Everything in one file, for one house: nobody else writes, and nobody else winds a table.
public final class SqliteStore implements Store {
  /// Forty lines of each of five thousand tables.
  private static final int ROOM = 200_000;

  private interface Change {
    void on(Connection connection) throws SQLException;
  }

  private final SqliteFile file;
  private final Statements statements = new Statements();
  private final EntryFiles entries;
  private final TableRows rows;

  private SqliteStore(SqliteFile file, int room) {
    this.file = file;
    entries = new EntryFiles(file, statements, room);
    rows = new TableRows(file, statements);
  }

  /// Opens what is kept in this directory. Throws if another process has it open.
  public static SqliteStore open(Path data, HouseContext context) {
    return open(data, context, ROOM);
  }

  /// With room for so many fresh lines, at least.
  static SqliteStore open(Path data, HouseContext context, int room) {
    var file = SqliteFile.open(data, context);
    try {
      return new SqliteStore(file, room);
    } catch (Unavailable e) {
      file.close();
      throw e.why();
    }
  }

  /// Lets the file grow to so many pages and no further, as on a full disk.
  public CompletableFuture<@Nullable Void> limit(long pages) {
    return change(connection -> SqliteSchema.limit(connection, pages));
  }

  @Override
  public CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines) {
    return append(table, expected, lines, _ -> {});
  }

  @Override
  public CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Row row) {
    return append(table, expected, lines, connection -> rows.put(connection, row));
  }

  private CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Change with) {
    var raw = EntryFiles.raw(table, lines);
    CompletableFuture<Appended> written =
        file.write(
            connection -> {
              boolean added = entries.append(connection, table, expected, raw);
              if (!added) return new Conflict();
              with.on(connection);
              return new Stored();
            });
    return written.exceptionallyCompose(
        e ->
            e instanceof Unsure
                ? CompletableFuture.completedFuture(new Unknown())
                : CompletableFuture.failedFuture(e));
  }

  private CompletableFuture<@Nullable Void> change(Change change) {
    return file.write(
            connection -> {
              change.on(connection);
              return true;
            })
        .thenApply(_ -> null);
  }

  @Override
  public List<LogLine> read(String table, long from, long to) {
    try {
      return file.read(connection -> entries.find(connection, table, from, to));
    } catch (Unavailable e) {
      if (e.why().reasons().contains(Refusal.of("data-damaged"))) throw new Damaged(table, e);
      throw e;
    }
  }

  @Override
  public Map<String, Long> ends(Collection<String> tables) {
    return file.read(connection -> entries.ends(connection, tables));
  }

  @Override
  public CompletableFuture<@Nullable Void> delete(String table) {
    return change(
        connection -> {
          entries.delete(connection, table);
          rows.delete(connection, table);
        });
  }

  @Override
  public void visited(String table, Instant at) {
    var _ = change(connection -> rows.visited(connection, table, at));
  }

  @Override
  public boolean exists(String table) {
    return rows.exists(table);
  }

  @Override
  public List<String> playing() {
    return rows.playing();
  }

  @Override
  public List<String> forgotten(Instant now) {
    return rows.forgotten(now);
  }

  @Override
  public int count() {
    return rows.count();
  }

  @Override
  public int countOf(String host) {
    return rows.countOf(host);
  }

  @Override
  public List<Listing> listed(int most) {
    return rows.listed(most);
  }

  @Override
  public List<Listing> of(String guest, int most) {
    return rows.of(guest, most);
  }

  @Override
  public CompletableFuture<@Nullable Void> addGuest(String guest, Instant at) {
    var sql = "INSERT INTO guest (hash, at) VALUES (?, ?)";
    return change(connection -> statements.run(connection, sql, guest, at.toEpochMilli()));
  }

  @Override
  public Optional<String> guestOf(String hash) {
    return file.read(connection -> ChangedKeys.guestOf(connection, hash));
  }

  @Override
  public CompletableFuture<@Nullable Void> changeKey(
      String guest, String old, Optional<String> fresh) {
    return change(
        connection -> {
          ChangedKeys.put(connection, statements, old, ChangedKeys.NOBODY);
          if (fresh.isPresent()) ChangedKeys.put(connection, statements, fresh.get(), guest);
        });
  }

  @Override
  public Subscription subscribe(Consumer<News> listener) {
    return () -> {};
  }

  @Override
  public boolean mayWind(String table) {
    return true;
  }

  @Override
  public void leave(String table) {
    // There is nobody to leave it to.
  }

  @Override
  public StoreFigures figures() {
    return file.figures();
  }

  @Override
  public Optional<Refused> trouble() {
    return file.trouble();
  }

  /// Lets go of the file without a word, as a power cut would: what is waiting is not written.
  public void drop() {
    file.drop();
  }

  @Override
  public void close() {
    // If the disk is full it is done without.
    change(entries::noteEnds).exceptionally(_ -> null).join();
    file.close();
  }
}
