package ridotto.server.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refused;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;

/// Where a house keeps everything: the lines of its tables, a row about each, and its guests.
///
/// The only door to disk or database. Several houses may share one store; a table in the memory of
/// any of them is only a fold of its lines.
///
/// What returns a future has happened, and survives a power cut, when the future is complete. If it
/// is completed exceptionally it did not happen, and never will; only [ridotto.server.Unsure] says
/// that nobody knows. Whatever cannot be done for now fails with [ridotto.server.Unavailable]; the
/// others throw it.
public interface Store extends AutoCloseable {
  /// How an append went.
  sealed interface Appended {}

  record Stored() implements Appended {}

  /// The last line of the table is another than was expected: somebody was first, and nothing was
  /// written. Read on, and decide again.
  record Conflict() implements Appended {}

  /// Nobody knows whether it was written: the answer was lost. Append the same lines again; if they
  /// are there already that is a conflict, and they are found by reading on.
  record Unknown() implements Appended {}

  /// What a house has to know of the others.
  sealed interface News {}

  /// Another house has written, and the number of the last line.
  record Written(String table, long seq) implements News {}

  /// Another house has deleted the table.
  record Gone(String table) implements News {}

  /// The house that wound this table is no more: this one winds it now.
  record Inherited(String table) implements News {}

  /// News may have been lost: whatever this house knows may be old.
  record Missed() implements News {}

  /// A subscription to news.
  interface Subscription extends AutoCloseable {
    @Override
    void close();
  }

  /// Adds these lines, which are numbered from `expected` + 1, if `expected` is the number of the
  /// table's last line; 0 if there is none.
  CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines);

  /// The same, and the row says this now: both or neither.
  CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines, Row row);

  /// The lines from one number up to another, both included, in order.
  List<LogLine> read(String table, long from, long to);

  /// The number of the last line of each of these tables that is there.
  Map<String, Long> ends(Collection<String> tables);

  /// Everything about a table is gone.
  CompletableFuture<@Nullable Void> delete(String table);

  /// Somebody was there. Nobody waits for it.
  void visited(String table, Instant at);

  boolean exists(String table);

  /// The tables with a game on that no other house winds, latest visit first.
  List<String> playing();

  /// The tables nobody has visited for as long as they are kept.
  List<String> forgotten(Instant now);

  int count();

  int countOf(String host);

  /// The tables their hosts have listed and that are not finished, latest visit first.
  List<Listing> listed(int most);

  /// The tables where this guest holds a chair or is host, latest visit first.
  List<Listing> of(String guest, int most);

  CompletableFuture<@Nullable Void> addGuest(String guest, Instant at);

  /// The guest whom the key of this hash belongs to.
  Optional<String> guestOf(String hash);

  /// From now on this guest has another key, or none, and the old one belongs to nobody.
  CompletableFuture<@Nullable Void> changeKey(String guest, String old, Optional<String> fresh);

  /// Tells of everything that other houses append, and of nothing that this one does. It may be
  /// told late, twice, or in another order.
  Subscription subscribe(Consumer<News> listener);

  /// Whether this house may wind the table: play for its bots, let its clocks run out. Asked again
  /// whenever it is about to; one house at a time may.
  boolean mayWind(String table);

  /// This house winds the table no more; another may.
  void leave(String table);

  StoreFigures figures();

  /// Why nothing can be kept at the moment, if that is so.
  Optional<Refused> trouble();

  /// Writes what is waiting, and closes.
  @Override
  void close();
}
