package ridotto.server.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// The tables in the memory of a house, each once. It is brought there by whoever asks first; who
/// asks meanwhile waits for that one table and for no other.
final class LiveTables {
  private final Map<String, CompletableFuture<Optional<LiveTable>>> tables =
      new ConcurrentHashMap<>();

  /// The table, brought to memory by `load` if it is not there.
  Optional<LiveTable> find(String id, Supplier<Optional<LiveTable>> load) {
    while (true) {
      var known = tables.get(id);
      if (known == null) {
        var mine = new CompletableFuture<Optional<LiveTable>>();
        known = tables.putIfAbsent(id, mine);
        if (known == null) return bring(id, mine, load);
      }
      var found = known.join();
      if (found.filter(table -> !table.closed()).isPresent()) return found;
      // It has left memory, but not yet the list.
      tables.remove(id, known);
      if (found.isEmpty()) return found;
    }
  }

  private Optional<LiveTable> bring(
      String id,
      CompletableFuture<Optional<LiveTable>> waiting,
      Supplier<Optional<LiveTable>> load) {
    try {
      var loaded = load.get();
      if (loaded.isEmpty()) tables.remove(id, waiting);
      waiting.complete(loaded);
      return loaded;
    } catch (RuntimeException | Error e) {
      tables.remove(id, waiting);
      waiting.completeExceptionally(e);
      throw e;
    }
  }

  /// The table, if it is in memory.
  Optional<LiveTable> peek(String id) {
    return Optional.ofNullable(tables.get(id)).flatMap(LiveTables::ready);
  }

  /// Does this with the table once it is in memory, if it is or is about to be.
  void with(String id, Executor hands, Consumer<LiveTable> work) {
    var known = tables.get(id);
    if (known == null) return;
    var _ = known.thenAcceptAsync(found -> found.ifPresent(work), hands);
  }

  private static Optional<LiveTable> ready(CompletableFuture<Optional<LiveTable>> table) {
    return table.state() == CompletableFuture.State.SUCCESS ? table.resultNow() : Optional.empty();
  }

  List<LiveTable> all() {
    return tables.values().stream().flatMap(table -> ready(table).stream()).toList();
  }

  void remove(String id) {
    tables.remove(id);
  }

  void removeIf(Predicate<LiveTable> condition) {
    tables.values().removeIf(table -> ready(table).filter(condition).isPresent());
  }
}
