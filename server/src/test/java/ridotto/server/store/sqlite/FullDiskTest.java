package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Refused;
import ridotto.server.Awaited;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;

/// On a full disk what is refused is not kept, and once there is room again everything goes on.
class FullDiskTest {
  private static final long ROOM = 1_000_000;
  private static final String LONG = "x".repeat(5_000);

  @TempDir private Path data = Path.of("");
  private final Map<String, Long> last = new HashMap<>();

  private static LogLine line(long seq) {
    return new LogLine(
        seq, Instant.ofEpochMilli(seq), "ada", "c" + seq, new Entry.Renamed(1, LONG));
  }

  private CompletableFuture<Store.Appended> append(SqliteStore store, String table) {
    long seq = last.getOrDefault(table, 0L);
    return store.append(table, seq, List.of(line(seq + 1)));
  }

  /// Whether it was kept; if not, the reason must be the disk's.
  private boolean kept(String table, CompletableFuture<Store.Appended> answer) {
    try {
      assertThat(Awaited.of(answer)).isEqualTo(new Store.Stored());
      last.merge(table, 1L, Long::sum);
      return true;
    } catch (Unavailable e) {
      assertThat(e.why().reasons().getFirst().code()).isEqualTo("disk-full");
      return false;
    }
  }

  private void holdsWhatWasKept(Store store) {
    last.forEach(
        (table, seq) -> {
          var lines = new ArrayList<LogLine>();
          for (long i = 1; i <= seq; i++) lines.add(line(i));
          assertThat(store.read(table, 1, Long.MAX_VALUE)).isEqualTo(lines);
        });
  }

  @Test
  void what_is_refused_is_never_kept_and_what_was_kept_stays() {
    try (var store = SqliteStore.open(data, RealHouse.WORLD)) {
      for (int time = 0; time < 20; time++) {
        assertThat(kept("t", append(store, "t"))).isTrue();
        store.limit(1).join();
        for (int i = 0; i < 5; i++) assertThat(kept("t", append(store, "t"))).isFalse();
        assertThat(store.trouble()).get().extracting(Refused::field).isEqualTo("data");
        store.limit(ROOM).join();
        assertThat(kept("t", append(store, "t"))).isTrue();
        assertThat(store.trouble()).isEmpty();
      }
      holdsWhatWasKept(store);
    }
    try (var store = SqliteStore.open(data, RealHouse.WORLD)) {
      holdsWhatWasKept(store);
      assertThat(kept("t", append(store, "t"))).isTrue();
    }
  }

  @Test
  void of_many_who_write_at_once_each_is_told_the_truth() {
    try (var store = SqliteStore.open(data, RealHouse.WORLD)) {
      for (int time = 0; time < 10; time++) {
        store.limit(1).join();
        var refused = new ArrayList<CompletableFuture<Store.Appended>>();
        for (int i = 0; i < 20; i++) refused.add(append(store, "t" + i));
        for (int i = 0; i < 20; i++) kept("t" + i, refused.get(i));
        store.limit(ROOM).join();
        for (int i = 0; i < 20; i++) assertThat(kept("t" + i, append(store, "t" + i))).isTrue();
      }
      holdsWhatWasKept(store);
    }
    try (var store = SqliteStore.open(data, RealHouse.WORLD)) {
      holdsWhatWasKept(store);
    }
  }

  @Test
  void it_is_well_again_though_nobody_writes() {
    var clock = new Later(RealHouse.WORLD.clock(), new ArrayList<>());
    var world = RealHouse.WORLD;
    var context =
        new HouseContext(clock, world.random(), world.thinkers(), world.hands(), world.threads());
    var store = SqliteStore.open(data, context);
    store.limit(1).join();
    assertThat(kept("t", append(store, "t"))).isFalse();
    assertThat(store.trouble()).isPresent();
    List.copyOf(clock.waiting).forEach(Runnable::run);
    store.close();
    assertThat(store.trouble()).isEmpty();
  }

  /// Whatever is to be done later is done when a test says so.
  private record Later(HouseClock clock, List<Runnable> waiting) implements HouseClock {
    @Override
    public Instant now() {
      return clock.now();
    }

    @Override
    public long nanos() {
      return clock.nanos();
    }

    @Override
    public Alarm after(Duration delay, Runnable task) {
      waiting.add(task);
      return () -> waiting.remove(task);
    }

    @Override
    public void sleep(Duration time) {
      clock.sleep(time);
    }

    @Override
    public void close() {}
  }
}
