package ridotto.server.store.memory;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refused;
import ridotto.server.store.Store;
import ridotto.server.store.StoreFigures;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Room;
import ridotto.server.table.Row;

/// A store in memory that several houses share: each has one of these, over the same [Contents]. It
/// survives no power cut; houses that are only tried are opened over it.
public final class MemoryStore implements Store {
  /// What all of them have in common.
  public static final class Contents {
    private final Map<String, List<LogLine>> lines = new HashMap<>();
    private final Map<String, Row> rows = new TreeMap<>();
    private final Map<String, Instant> visits = new HashMap<>();
    private final Set<String> guests = new HashSet<>();
    private final Map<String, String> keys = new HashMap<>(); // changed ones, and whose
    private final Map<String, MemoryStore> winding = new HashMap<>();
    private final List<MemoryStore> open = new ArrayList<>();

    /// All lines of a table.
    public synchronized List<LogLine> lines(String table) {
      return List.copyOf(lines.getOrDefault(table, List.of()));
    }

    public synchronized Optional<Row> row(String table) {
      return Optional.ofNullable(rows.get(table));
    }

    public synchronized List<String> tables() {
      return List.copyOf(rows.keySet());
    }
  }

  private final Contents contents;
  private final List<Consumer<News>> listeners = new ArrayList<>();
  private boolean deaf;
  private long commits;

  public MemoryStore(Contents contents) {
    this.contents = contents;
    contents.open.add(this);
  }

  /// No news reach this house, as if they were late.
  public void hearNothing(boolean yes) {
    deaf = yes;
  }

  @Override
  public CompletableFuture<Appended> append(String table, long expected, List<LogLine> lines) {
    return CompletableFuture.completedFuture(write(table, expected, lines, () -> {}));
  }

  @Override
  public CompletableFuture<Appended> append(
      String table, long expected, List<LogLine> lines, Row row) {
    Runnable also =
        () -> {
          contents.rows.put(table, row);
          contents.visits.put(table, row.listing().when());
        };
    return CompletableFuture.completedFuture(write(table, expected, lines, also));
  }

  private Appended write(String table, long expected, List<LogLine> lines, Runnable also) {
    synchronized (contents) {
      var known = contents.lines.computeIfAbsent(table, _ -> new ArrayList<>());
      if (known.size() != expected) return new Conflict();
      known.addAll(lines);
      also.run();
      commits++;
    }
    for (var other : List.copyOf(contents.open)) {
      if (other != this && !other.deaf) other.hear(new Written(table, expected + lines.size()));
    }
    return new Stored();
  }

  private void hear(News news) {
    listeners.forEach(listener -> listener.accept(news));
  }

  @Override
  public List<LogLine> read(String table, long from, long to) {
    synchronized (contents) {
      return contents.lines.getOrDefault(table, List.of()).stream()
          .filter(line -> line.seq() >= from && line.seq() <= to)
          .toList();
    }
  }

  @Override
  public Map<String, Long> ends(Collection<String> tables) {
    var ends = new TreeMap<String, Long>();
    for (var table : tables) {
      long end = contents.lines(table).size();
      if (end > 0) ends.put(table, end);
    }
    return ends;
  }

  @Override
  public CompletableFuture<@Nullable Void> delete(String table) {
    synchronized (contents) {
      contents.lines.remove(table);
      contents.rows.remove(table);
      contents.visits.remove(table);
    }
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void visited(String table, Instant at) {
    synchronized (contents) {
      contents.visits.put(table, at);
    }
  }

  @Override
  public boolean exists(String table) {
    return !rows(row -> row.listing().id().equals(table)).isEmpty();
  }

  @Override
  public List<String> playing() {
    return ids(row -> row.listing().phase() == Room.Phase.PLAYING);
  }

  @Override
  public List<String> forgotten(Instant now) {
    return ids(row -> visit(row).plus(Duration.ofDays(row.keep())).isBefore(now));
  }

  @Override
  public int count() {
    return rows(_ -> true).size();
  }

  @Override
  public int countOf(String host) {
    return rows(row -> row.host().equals(host)).size();
  }

  @Override
  public List<Listing> listed(int most) {
    var unfinished = Set.of(Room.Phase.ANTECHAMBER, Room.Phase.PLAYING);
    return listings(row -> row.listed() && unfinished.contains(row.listing().phase()), most);
  }

  @Override
  public List<Listing> of(String guest, int most) {
    return listings(row -> row.host().equals(guest) || row.people().contains(guest), most);
  }

  private Instant visit(Row row) {
    return contents.visits.getOrDefault(row.listing().id(), Instant.EPOCH);
  }

  private List<Row> rows(Predicate<Row> wanted) {
    synchronized (contents) {
      return contents.rows.values().stream()
          .filter(wanted)
          .sorted(Comparator.comparing(this::visit).reversed())
          .toList();
    }
  }

  private List<String> ids(Predicate<Row> wanted) {
    return rows(wanted).stream().map(row -> row.listing().id()).toList();
  }

  private List<Listing> listings(Predicate<Row> wanted, int most) {
    return rows(wanted).stream().limit(most).map(this::listing).toList();
  }

  private Listing listing(Row row) {
    var is = row.listing();
    return new Listing(
        is.id(),
        is.game(),
        is.names(),
        is.chairs(),
        is.taken(),
        is.phase(),
        is.round(),
        visit(row));
  }

  @Override
  public CompletableFuture<@Nullable Void> addGuest(String guest, Instant at) {
    synchronized (contents) {
      contents.guests.add(guest);
    }
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public Optional<String> guestOf(String hash) {
    synchronized (contents) {
      var owner = contents.keys.get(hash);
      if (owner != null) return Optional.of(owner).filter(guest -> !guest.isEmpty());
      return contents.guests.contains(hash) ? Optional.of(hash) : Optional.empty();
    }
  }

  @Override
  public CompletableFuture<@Nullable Void> changeKey(
      String guest, String old, Optional<String> fresh) {
    synchronized (contents) {
      contents.keys.put(old, "");
      fresh.ifPresent(hash -> contents.keys.put(hash, guest));
      return CompletableFuture.completedFuture(null);
    }
  }

  @Override
  public Subscription subscribe(Consumer<News> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  @Override
  public boolean mayWind(String table) {
    synchronized (contents) {
      return contents.winding.computeIfAbsent(table, _ -> this) == this;
    }
  }

  @Override
  public void leave(String table) {
    synchronized (contents) {
      contents.winding.remove(table, this);
    }
  }

  @Override
  public StoreFigures figures() {
    return new StoreFigures(commits, Duration.ZERO, Duration.ZERO);
  }

  @Override
  public Optional<Refused> trouble() {
    return Optional.empty();
  }

  @Override
  public void close() {
    synchronized (contents) {
      contents.open.remove(this);
      contents.winding.values().removeIf(this::equals);
    }
  }
}
