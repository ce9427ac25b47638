package ridotto.trials.simulation;

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
import ridotto.server.Unsure;
import ridotto.server.store.Store;
import ridotto.server.store.StoreFigures;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// A store as one node reaches it: with delays, and with everything that may go wrong on the way.
final class UnreliableStore implements Store {
  /// Is told of whatever has been kept.
  interface Witness {
    void kept(Node by, String table, List<LogLine> lines);
  }

  private final Store store;
  private final Node node;
  private final Scheduler scheduler;
  private final Faults faults;
  private final Witness witness;
  private final Runnable kill;
  private long last; // nothing overtakes what was written before it

  UnreliableStore(
      Store store, Node node, Scheduler scheduler, Faults faults, Witness witness, Runnable kill) {
    this.store = store;
    this.node = node;
    this.scheduler = scheduler;
    this.faults = faults;
    this.witness = witness;
    this.kill = kill;
  }

  private static Unavailable unavailable() {
    return new Unavailable(
        new Refused("data", Refusal.of("disk-fails")), new IllegalStateException("simulated"));
  }

  /// What becomes of a write, `unknown` if nobody hears of it.
  private <A extends @Nullable Object> CompletableFuture<A> write(
      Supplier<CompletableFuture<A>> work,
      Consumer<A> kept,
      Supplier<CompletableFuture<A>> unknown) {
    boolean refused = faults.away || faults.full || scheduler.chance(faults.refused);
    boolean lost = scheduler.chance(faults.lost);
    boolean unheard = scheduler.chance(faults.answerLost);
    long takes =
        scheduler.chance(faults.slow) ? scheduler.between(200, 6000) : scheduler.between(0, 4);
    last = Math.max(last, scheduler.now() + takes);
    var answer = new CompletableFuture<A>();
    // Also if the node has died meanwhile: what is under way may still arrive, or not, until
    // another has the lock of its files.
    scheduler.at(
        last,
        scheduler.world(),
        () -> {
          if (node.replaced() || (node.dead() && scheduler.chance(0.5))) return;
          if (refused) later(() -> answer.completeExceptionally(unavailable()));
          else if (lost) forward(unknown.get(), answer);
          else carryOut(work, kept, unheard ? unknown : null, answer);
        });
    return answer;
  }

  private <A extends @Nullable Object> void carryOut(
      Supplier<CompletableFuture<A>> work,
      Consumer<A> kept,
      @Nullable Supplier<CompletableFuture<A>> instead,
      CompletableFuture<A> answer) {
    var written = work.get();
    var _ =
        written.whenComplete(
            (value, e) -> {
              if (e == null) kept.accept(value);
              if (e == null && scheduler.chance(faults.fatal)) kill.run();
              forward(instead == null ? written : instead.get(), answer);
            });
  }

  private <A extends @Nullable Object> void forward(
      CompletableFuture<A> from, CompletableFuture<A> to) {
    var _ =
        from.whenComplete(
            (value, e) ->
                later(
                    () -> {
                      if (e == null) to.complete(value);
                      else to.completeExceptionally(e);
                    }));
  }

  private void later(Runnable work) {
    scheduler.at(scheduler.now() + scheduler.between(0, 3), node, work);
  }

  private CompletableFuture<Appended> append(
      String table, List<LogLine> lines, Supplier<CompletableFuture<Appended>> work) {
    return write(
        work,
        appended -> {
          if (appended instanceof Stored) witness.kept(node, table, lines);
        },
        () -> CompletableFuture.completedFuture(new Unknown()));
  }

  private CompletableFuture<@Nullable Void> change(
      Supplier<CompletableFuture<@Nullable Void>> work) {
    return write(work, _ -> {}, () -> CompletableFuture.failedFuture(new Unsure()));
  }

  private Store readable() {
    if (faults.away || scheduler.chance(faults.unreadable)) throw unavailable();
    return store;
  }

  @Override
  public CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines) {
    return append(table, lines, () -> store.append(table, expected, lines));
  }

  @Override
  public CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Row row) {
    return append(table, lines, () -> store.append(table, expected, lines, row));
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
    return change(() -> store.delete(table));
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
    return change(() -> store.addGuest(guest, at));
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

  /// News come late, twice, or never, while anything is wrong.
  @Override
  public Subscription subscribe(Consumer<News> listener) {
    return store.subscribe(
        news -> {
          int copies = faults.lost > 0 ? scheduler.dice().nextInt(3) : 1;
          for (int i = 0; i < copies; i++) {
            long late = faults.slow > 0 ? scheduler.between(0, 3000) : scheduler.between(0, 5);
            scheduler.at(scheduler.now() + late, node, () -> listener.accept(news));
          }
        });
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
