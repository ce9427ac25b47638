package ridotto.server.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Unavailable;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// A store on the way to which things go wrong when a test says so.
public final class TroubledStore implements Store {
  /// What becomes of what is appended.
  public enum Way {
    WELL,
    /// It is not stored, and that is said.
    REFUSED,
    /// It is stored, and nobody hears of it.
    ANSWER_LOST,
    /// It is not stored, and nobody hears of it.
    LOST
  }

  private final Store store;
  private Way way = Way.WELL;
  private int times;
  private boolean unreadable;
  private Runnable appended = () -> {};

  public TroubledStore(Store store) {
    this.store = store;
  }

  /// So many of the next appends go this way.
  public void next(int many, Way other) {
    times = many;
    way = other;
  }

  public void unreadable(boolean yes) {
    unreadable = yes;
  }

  /// Run once when something has been stored, before anybody hears of it.
  public void onAppended(Runnable task) {
    appended = task;
  }

  private CompletableFuture<Appended> append(Supplier<CompletableFuture<Appended>> work) {
    var now = times-- > 0 ? way : Way.WELL;
    return switch (now) {
      case WELL -> {
        var answer = work.get();
        answer.join();
        var task = appended;
        appended = () -> {};
        task.run();
        yield answer;
      }
      case REFUSED -> CompletableFuture.failedFuture(unavailable());
      case ANSWER_LOST -> work.get().thenApply(_ -> new Unknown());
      case LOST -> CompletableFuture.completedFuture(new Unknown());
    };
  }

  private static Unavailable unavailable() {
    return new Unavailable(new Refused("data", Refusal.of("disk-full")), new Exception("told so"));
  }

  private Store readable() {
    if (unreadable) throw unavailable();
    return store;
  }

  @Override
  public CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines) {
    return append(() -> store.append(table, expected, lines));
  }

  @Override
  public CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Row row) {
    return append(() -> store.append(table, expected, lines, row));
  }

  @Override
  public List<LogLine> read(String table, long from, long to) {
    return readable().read(table, from, to);
  }

  @Override
  public Map<String, Long> ends(Collection<String> tables) {
    return readable().ends(tables);
  }

  @Override
  public CompletableFuture<@Nullable Void> delete(String table) {
    return store.delete(table);
  }

  @Override
  public void visited(String table, Instant at) {
    store.visited(table, at);
  }

  @Override
  public boolean exists(String table) {
    return readable().exists(table);
  }

  @Override
  public List<String> playing() {
    return readable().playing();
  }

  @Override
  public List<String> forgotten(Instant now) {
    return readable().forgotten(now);
  }

  @Override
  public int count() {
    return readable().count();
  }

  @Override
  public int countOf(String host) {
    return readable().countOf(host);
  }

  @Override
  public List<Listing> listed(int most) {
    return readable().listed(most);
  }

  @Override
  public List<Listing> of(String guest, int most) {
    return readable().of(guest, most);
  }

  @Override
  public CompletableFuture<@Nullable Void> addGuest(String guest, Instant at) {
    return store.addGuest(guest, at);
  }

  @Override
  public Optional<String> guestOf(String hash) {
    return readable().guestOf(hash);
  }

  @Override
  public CompletableFuture<@Nullable Void> changeKey(
      String guest, String old, Optional<String> fresh) {
    return store.changeKey(guest, old, fresh);
  }

  @Override
  public Subscription subscribe(Consumer<News> listener) {
    return store.subscribe(listener);
  }

  @Override
  public boolean mayWind(String table) {
    return store.mayWind(table);
  }

  @Override
  public void leave(String table) {
    store.leave(table);
  }

  @Override
  public StoreFigures figures() {
    return store.figures();
  }

  @Override
  public Optional<Refused> trouble() {
    return store.trouble();
  }

  @Override
  public void close() {
    store.close();
  }
}
