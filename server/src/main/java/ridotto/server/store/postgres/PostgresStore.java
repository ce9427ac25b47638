package ridotto.server.store.postgres;

import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refused;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.store.Readiness;
import ridotto.server.store.Store;
import ridotto.server.store.StoreFigures;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// Everything in a PostgreSQL that any number of houses share.
public final class PostgresStore implements Store {
  private static final int READERS = 6;
  private static final int WRITERS = 2;

  private final HouseContext context;
  private final String node;
  private final Readiness readiness = new Readiness();
  private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
  private final Sessions quick;
  private final Sessions sure;
  private final PostgresRows rows;
  private final PostgresGuests guests;
  private final NewsLine news;
  private final Leases leases;
  private final PostgresWriter writer;

  private PostgresStore(PostgresAddress address, HouseContext context) throws SQLException {
    this.context = context;
    node = HexFormat.of().toHexDigits(context.random().nextLong());
    quick = new Sessions(address, readiness, READERS, false);
    sure = new Sessions(address, readiness, WRITERS, true);
    rows = new PostgresRows(quick);
    guests = new PostgresGuests(quick, sure);
    news = new NewsLine(address, node, context, this::hear);
    leases = new Leases(node, quick, readiness, context, this::hear);
    writer = new PostgresWriter(address, node, readiness, context);
  }

  /// Opens the database, and makes its tables if there are none. Throws [Refused] if it cannot be
  /// reached, or is not one for this house.
  public static PostgresStore open(PostgresAddress address, HouseContext context) {
    try {
      var first = Sessions.open(address, true);
      try {
        PostgresSchema.create(first);
      } finally {
        first.close();
      }
      return new PostgresStore(address, context);
    } catch (SQLException e) {
      throw Opening.refused(address, e);
    }
  }

  private void hear(News told) {
    if (told instanceof Missed) leases.doubt();
    listeners.forEach(listener -> listener.accept(told));
  }

  @Override
  public CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines) {
    return append(table, expected, lines, Optional.empty());
  }

  @Override
  public CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Row row) {
    return append(table, expected, lines, Optional.of(row));
  }

  private CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Optional<Row> row) {
    return writer.append(Append.of(table, expected, lines, row, context.clock().nanos()));
  }

  @Override
  public List<LogLine> read(String table, long from, long to) {
    return quick.ask(connection -> PostgresLines.read(connection, table, from, to));
  }

  @Override
  public Map<String, Long> ends(Collection<String> tables) {
    return quick.ask(connection -> PostgresLines.ends(connection, tables));
  }

  @Override
  public CompletableFuture<@Nullable Void> delete(String table) {
    return later(() -> sure.change(connection -> PostgresLines.delete(connection, node, table)));
  }

  /// What is asked for one by one does not wait for those who append.
  private CompletableFuture<@Nullable Void> later(Runnable change) {
    return CompletableFuture.supplyAsync(
        () -> {
          change.run();
          return null;
        },
        context.hands());
  }

  @Override
  public void visited(String table, Instant at) {
    context
        .hands()
        .execute(
            () -> {
              try {
                rows.visited(table, at);
              } catch (Unavailable _) {
                // Nobody waits for it.
              }
            });
  }

  @Override
  public boolean exists(String table) {
    return rows.exists(table);
  }

  @Override
  public List<String> playing() {
    return rows.playing(node);
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
    return later(() -> guests.add(guest, at));
  }

  @Override
  public Optional<String> guestOf(String hash) {
    return guests.of(hash);
  }

  @Override
  public CompletableFuture<@Nullable Void> changeKey(
      String guest, String old, Optional<String> fresh) {
    return later(() -> guests.changeKey(guest, old, fresh));
  }

  @Override
  public Subscription subscribe(Consumer<News> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  @Override
  public boolean mayWind(String table) {
    return leases.has(table);
  }

  @Override
  public void leave(String table) {
    leases.leave(table);
  }

  @Override
  public StoreFigures figures() {
    return writer.figures();
  }

  @Override
  public Optional<Refused> trouble() {
    return readiness.trouble();
  }

  @Override
  public void close() {
    writer.close();
    leases.close();
    news.close();
    quick.close();
    sure.close();
  }
}
