package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Refused;
import ridotto.server.Awaited;
import ridotto.server.HouseClock;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;

/// What is written to a file that was taken away is lost: nothing is acknowledged any more.
class FilesGoneTest {
  @TempDir private Path data = Path.of("");

  private SqliteStore open() {
    var world = RealHouse.WORLD;
    var clock = new Quick(world.clock(), new AtomicLong());
    return SqliteStore.open(
        data,
        new HouseContext(clock, world.random(), world.thinkers(), world.hands(), world.threads()));
  }

  private static List<LogLine> line(long seq) {
    return List.of(
        new LogLine(seq, Instant.ofEpochMilli(seq), "ada", "", new Entry.Renamed(1, "n" + seq)));
  }

  private static void refused(Store store, long seq) {
    assertThatThrownBy(() -> Awaited.of(store.append("t", seq - 1, line(seq))))
        .isInstanceOfSatisfying(
            Unavailable.class,
            e -> assertThat(e.why().reasons().getFirst().code()).isEqualTo("data-gone"));
    assertThat(store.trouble()).get().extracting(Refused::field).isEqualTo("data");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ridotto.db", "ridotto.db-wal"})
  void nothing_is_kept_in_a_file_that_was_moved_away_until_it_is_back(String name)
      throws IOException {
    try (var store = open()) {
      store.append("t", 0, line(1)).join();
      var away = data.resolve("away");
      Files.move(data.resolve(name), away);
      refused(store, 2);
      Files.move(away, data.resolve(name));
      store.append("t", 1, line(2)).join();
      assertThat(store.trouble()).isEmpty();
    }
  }

  @Test
  void nor_where_another_was_put_in_its_place() throws IOException {
    var store = open();
    store.append("t", 0, line(1)).join();
    Files.copy(data.resolve("ridotto.db"), data.resolve("copy"));
    Files.move(data.resolve("copy"), data.resolve("ridotto.db"), REPLACE);
    refused(store, 2);
    store.drop();
  }

  @Test
  void a_file_that_is_no_database_is_refused_in_one_line() throws IOException {
    Files.writeString(data.resolve("ridotto.db"), "no database ".repeat(1000));
    assertThatThrownBy(this::open)
        .isInstanceOfSatisfying(
            Refused.class,
            e -> assertThat(e.reasons().getFirst().code()).isEqualTo("data-damaged"));
  }

  private static final java.nio.file.StandardCopyOption REPLACE =
      java.nio.file.StandardCopyOption.REPLACE_EXISTING;

  /// A second passes whenever anybody asks.
  private record Quick(HouseClock clock, AtomicLong asked) implements HouseClock {
    @Override
    public Instant now() {
      return clock.now();
    }

    @Override
    public long nanos() {
      return asked.incrementAndGet() * 1_000_000_000;
    }

    @Override
    public Alarm after(Duration delay, Runnable task) {
      return () -> {};
    }

    @Override
    public void sleep(Duration time) {
      clock.sleep(time);
    }

    @Override
    public void close() {}
  }
}
