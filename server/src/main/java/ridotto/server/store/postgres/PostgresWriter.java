package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.store.Readiness;
import ridotto.server.store.Store;
import ridotto.server.store.StoreFigures;
import ridotto.server.store.WriteTimes;

/// The one thread that appends: whatever has come in while it waited for the database goes there
/// together next, each table once.
final class PostgresWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresWriter.class);

  /// A notification has room for so many tables.
  private static final int MOST_AT_ONCE = 200;

  /// A house that is not let in asks no more often.
  private static final Duration KNOCK = Duration.ofMillis(200);

  private static final Append LAST = Append.of("", 0, List.of(), Optional.empty(), 0);

  private final PostgresAddress address;
  private final String node;
  private final Readiness readiness;
  private final HouseContext context;
  private final BlockingQueue<Append> orders = new LinkedBlockingQueue<>();
  private final Deque<Append> waiting = new ArrayDeque<>();
  private final WriteTimes times = new WriteTimes();
  private final Thread thread;
  private boolean closed; // guarded by the orders
  private @Nullable Connection connection;
  private @Nullable AppendStatement statement;
  private long knocked; // when a connection was last asked for and not given

  PostgresWriter(PostgresAddress address, String node, Readiness readiness, HouseContext context) {
    this.address = address;
    this.node = node;
    this.readiness = readiness;
    this.context = context;
    knocked = context.clock().nanos() - KNOCK.toNanos();
    thread = context.threads().start("log", this::run);
  }

  CompletableFuture<Store.Appended> append(Append order) {
    synchronized (orders) {
      if (closed) {
        return CompletableFuture.failedFuture(new IllegalStateException("the store is closed"));
      }
      orders.add(order);
    }
    return order.done();
  }

  StoreFigures figures() {
    return times.figures();
  }

  private void run() {
    boolean open = true;
    while (open || !waiting.isEmpty()) {
      if (waiting.isEmpty()) take();
      orders.drainTo(waiting);
      if (waiting.remove(LAST)) open = false;
      var batch = List.copyOf(next().values());
      if (batch.isEmpty()) continue;
      try {
        write(batch);
      } catch (RuntimeException | Error e) {
        LOG.error(
            "The store failed to write {} orders and goes on", batch.size(), RedactedError.of(e));
        batch.forEach(order -> order.done().completeExceptionally(e));
      }
    }
    disconnect();
  }

  private void take() {
    try {
      waiting.add(orders.take());
    } catch (InterruptedException _) {
      // It ends with its last order, not before.
    }
  }

  /// Each table once, and all houses in the same order, so that none waits for another in a circle.
  private Map<String, Append> next() {
    var batch = new TreeMap<String, Append>();
    var later = new ArrayList<Append>();
    while (!waiting.isEmpty() && batch.size() < MOST_AT_ONCE) {
      var order = waiting.poll();
      if (batch.putIfAbsent(order.table(), order) != null) later.add(order);
    }
    for (int i = later.size(); i-- > 0; ) waiting.addFirst(later.get(i));
    return batch;
  }

  private void write(List<Append> batch) {
    try {
      connect();
    } catch (SQLException e) {
      var failure = Failure.of(e);
      Failure.why(e).ifPresent(readiness::troubled);
      batch.forEach(order -> order.done().completeExceptionally(failure));
      return;
    } catch (Unavailable e) {
      batch.forEach(order -> order.done().completeExceptionally(e));
      return;
    }
    attempt(batch);
  }

  private void connect() throws SQLException {
    if (statement != null) return;
    var clock = context.clock();
    if (clock.nanos() - knocked < KNOCK.toNanos()) throw Failure.away();
    try {
      var fresh = Sessions.open(address, true);
      connection = fresh;
      statement = new AppendStatement(fresh, node);
    } catch (SQLException e) {
      knocked = clock.nanos();
      disconnect();
      throw e;
    }
  }

  private void disconnect() {
    if (connection != null) Sessions.drop(connection);
    connection = null;
    statement = null;
  }

  /// If the whole batch is refused each is tried alone: one bad order spoils no other. If the
  /// connection is cut nobody knows what was kept.
  private void attempt(List<Append> batch) {
    var ready = statement;
    if (ready == null) {
      batch.forEach(order -> order.done().completeExceptionally(Failure.away()));
      return;
    }
    try {
      var added = ready.run(batch);
      times.committed();
      readiness.well();
      answer(batch, order -> order.done().complete(outcome(added.contains(order.table()))));
    } catch (SQLException e) {
      Failure.why(e).ifPresent(readiness::troubled);
      if (Failure.isCut(e)) {
        disconnect();
        answer(batch, order -> order.done().complete(new Store.Unknown()));
      } else if (batch.size() > 1) {
        for (var order : batch) attempt(List.of(order));
      } else if (Failure.isClash(e)) {
        waiting.addAll(batch);
      } else {
        answer(batch, order -> order.done().completeExceptionally(Failure.of(e)));
      }
    }
  }

  private static Store.Appended outcome(boolean added) {
    return added ? new Store.Stored() : new Store.Conflict();
  }

  private void answer(List<Append> batch, Consumer<Append> with) {
    for (var order : batch) {
      times.waited(context.clock().nanos() - order.since());
      with.accept(order);
    }
  }

  /// Writes what is waiting, and ends.
  @Override
  public void close() {
    synchronized (orders) {
      if (closed) return;
      closed = true;
      orders.add(LAST);
    }
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
