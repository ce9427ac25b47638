package ridotto.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Refused;
import ridotto.server.Awaited;
import ridotto.server.Unavailable;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;
import ridotto.server.table.Row;
import ridotto.testkit.Relay;

/// What goes wrong between a house and its database, on a real one.
class PostgresFaultsTest {
  private static final TestDatabase DATABASE = new TestDatabase();
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private Relay relay;
  private Store here; // behind the relay
  private Store there;

  @BeforeEach
  void open() {
    DATABASE.empty();
    relay = new Relay(TestDatabase.port());
    here = PostgresStore.open(DATABASE.at(relay.port()), RealHouse.WORLD);
    there = PostgresStore.open(DATABASE.address(), RealHouse.WORLD);
  }

  @AfterEach
  void close() {
    here.close();
    there.close();
    relay.close();
  }

  private static LogLine line(long seq, String name) {
    return new LogLine(seq, NOON, "ada", name, new Entry.Renamed(1, name));
  }

  private static Store.Appended append(Store store, String table, long seq, String name) {
    return Awaited.of(store.append(table, seq - 1, List.of(line(seq, name))));
  }

  private static void await(BooleanSupplier until) throws InterruptedException {
    long patience = System.nanoTime() + Duration.ofSeconds(20).toNanos();
    while (!until.getAsBoolean()) {
      assertThat(System.nanoTime()).as("patience").isLessThan(patience);
      Thread.sleep(20);
    }
  }

  private static boolean works(Store store, String table) {
    try {
      return append(store, table, 1, "works") instanceof Store.Stored;
    } catch (Unavailable _) {
      return false;
    }
  }

  @Test
  void who_does_not_hear_the_answer_does_not_know_and_finds_it_by_asking_again() throws Exception {
    assertThat(append(here, "t", 1, "a")).isEqualTo(new Store.Stored());
    relay.set(Relay.Way.DEAF);
    assertThat(append(here, "t", 2, "b")).isEqualTo(new Store.Unknown());
    relay.set(Relay.Way.OPEN);
    await(() -> here.trouble().isEmpty());
    assertThat(append(here, "t", 2, "b")).isEqualTo(new Store.Conflict());
    assertThat(here.read("t", 1, 9)).containsExactly(line(1, "a"), line(2, "b"));
  }

  @Test
  void a_database_that_is_away_is_trouble_until_it_is_back() throws Exception {
    relay.set(Relay.Way.CUT);
    await(() -> here.trouble().isPresent());
    assertThatThrownBy(() -> append(here, "t", 1, "a"))
        .isInstanceOf(Unavailable.class)
        .hasMessageContaining("database-away");
    assertThatThrownBy(() -> here.read("t", 1, 9)).isInstanceOf(Unavailable.class);
    assertThatThrownBy(() -> Awaited.of(here.addGuest("ada", NOON)))
        .isInstanceOf(Unavailable.class);
    relay.set(Relay.Way.OPEN);
    await(() -> works(here, "t"));
    assertThat(here.trouble()).isEmpty();
    Awaited.of(here.addGuest("ada", NOON));
    assertThat(there.guestOf("ada")).contains("ada");
  }

  @Test
  void whoever_hears_again_is_told_that_news_were_missed() throws Exception {
    var heard = new LinkedBlockingQueue<Store.News>();
    try (var _ = here.subscribe(heard::add)) {
      relay.set(Relay.Way.CUT);
      assertThat(append(there, "t", 1, "a")).isEqualTo(new Store.Stored());
      relay.set(Relay.Way.OPEN);
      assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(new Store.Missed());
      await(() -> here.trouble().isEmpty());
      assertThat(here.ends(List.of("t", "nowhere"))).containsOnlyKeys("t").containsEntry("t", 1L);
      assertThat(append(there, "t", 2, "b")).isEqualTo(new Store.Stored());
      assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(new Store.Written("t", 2));
      there.delete("t").join();
      assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(new Store.Gone("t"));
    }
  }

  @Test
  void what_a_house_wound_that_is_cut_off_is_inherited_and_it_does_not_wind_it_any_more()
      throws Exception {
    var heard = new LinkedBlockingQueue<Store.News>();
    try (var _ = there.subscribe(heard::add)) {
      assertThat(here.mayWind("t")).isTrue();
      assertThat(there.mayWind("t")).isFalse();
      relay.set(Relay.Way.STOPPED);
      assertThat(heard.poll(20, TimeUnit.SECONDS)).isEqualTo(new Store.Inherited("t"));
      assertThat(here.mayWind("t")).as("it does not know that it is cut off").isFalse();
      relay.set(Relay.Way.OPEN);
      await(() -> works(here, "u"));
      await(() -> here.mayWind("t") != there.mayWind("t"));
    }
  }

  @Test
  void houses_that_append_at_once_and_are_cut_off_at_times_keep_each_line_once() throws Exception {
    var said = ConcurrentHashMap.<String>newKeySet();
    var writers = new ArrayList<Thread>();
    for (int i = 0; i < 6; i++) {
      int writer = i;
      var store = i % 2 == 0 ? here : there;
      writers.add(Thread.startVirtualThread(() -> write(store, "w" + writer, said)));
    }
    for (int i = 0; i < 4; i++) {
      Thread.sleep(150);
      relay.set(i % 2 == 0 ? Relay.Way.CUT : Relay.Way.DEAF);
      Thread.sleep(50);
      relay.set(Relay.Way.OPEN);
    }
    for (var writer : writers) assertThat(writer.join(Duration.ofSeconds(60))).isTrue();
    for (var table : List.of("t", "u")) {
      var lines = there.read(table, 1, Long.MAX_VALUE);
      for (int i = 0; i < lines.size(); i++) assertThat(lines.get(i).seq()).isEqualTo(i + 1);
      assertThat(lines.stream().map(LogLine::command)).doesNotHaveDuplicates();
      lines.forEach(line -> said.remove(line.command()));
    }
    assertThat(said).as("acknowledged, and not kept").isEmpty();
  }

  /// As a house does: on a conflict it reads on, and it asks until it knows.
  private static void write(Store store, String writer, Set<String> said) {
    for (int i = 0; i < 40; i++) {
      var table = i % 3 == 0 ? "t" : "u";
      var name = writer + "-" + i;
      while (true) {
        try {
          var known = new HashSet<>(store.read(table, 1, Long.MAX_VALUE));
          if (known.stream().anyMatch(line -> line.command().equals(name))) break;
          if (append(store, table, known.size() + 1, name) instanceof Store.Stored) break;
        } catch (Unavailable _) {
          RealHouse.WORLD.clock().sleep(Duration.ofMillis(5));
        }
      }
      said.add(name);
    }
  }

  @Test
  void nothing_is_left_of_a_table_that_is_deleted_while_others_append() throws Exception {
    for (int round = 0; round < 10; round++) {
      var table = "d" + round;
      append(here, table, 1, "a");
      var writer =
          Thread.startVirtualThread(
              () -> {
                for (int seq = 2; append(here, table, seq, "b" + seq) instanceof Store.Stored; ) {
                  seq++;
                }
              });
      Thread.sleep(10);
      there.delete(table).join();
      writer.join();
      assertThat(there.read(table, 1, Long.MAX_VALUE)).isEmpty();
    }
  }

  @Test
  void one_line_that_cannot_be_kept_spoils_no_other() {
    var bad = here.append("bad", 0, List.of(line(1, "a")), badRow());
    var good = here.append("good", 0, List.of(line(1, "a")));
    assertThat(good.join()).isEqualTo(new Store.Stored());
    assertThat(bad).isCompletedExceptionally();
    assertThat(here.read("bad", 1, 9)).isEmpty();
  }

  /// PostgreSQL keeps no such letter.
  private static Row badRow() {
    return new Row(Row.UNKNOWN.listing(), false, "\0", List.of(), 1);
  }

  @Test
  void a_database_that_is_not_for_this_house_is_refused_in_one_line() {
    DATABASE.run("INSERT INTO ridotto_schema VALUES (1000)");
    assertThatThrownBy(() -> PostgresStore.open(DATABASE.address(), RealHouse.WORLD))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("database-newer");
    DATABASE.run("DELETE FROM ridotto_schema WHERE version = 1000");
    relay.set(Relay.Way.CUT);
    assertThatThrownBy(() -> PostgresStore.open(DATABASE.at(relay.port()), RealHouse.WORLD))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("database-unreachable");
  }
}
