package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Dice;
import ridotto.server.Damaged;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.store.memory.MemoryStore;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// A table where somebody has written for days.
class TableLengthTest {
  private static final Guest ADA = new Guest("ada".repeat(20));
  private static final Guest BEN = new Guest("ben".repeat(20));
  private static final long ROUND = 20_000;
  private static final long ALL = 100_000;

  private final MemoryStore.Contents contents = new MemoryStore.Contents();
  private final FakeClock clock = new FakeClock();
  private int commands;

  private House open() {
    return open(new MemoryStore(contents));
  }

  private House open(Store store) {
    var context =
        new HouseContext(clock, new Dice(5), clock, Runnable::run, RealHouse.WORLD.threads());
    var rules = HouseRules.USUAL.with(Beat.NONE);
    return new House(rules, new GameLibrary(Evening.SHELF, Evening.TROUPES), store, context);
  }

  private String table(House house) {
    var id = house.openTable(ADA, new Opening("masques", 2, Map.of(), Manners.USUAL));
    done(house, id, ADA, new Command.Sit(1, "Ada", Evening.contribution(1)));
    done(house, id, BEN, new Command.Sit(2, "Ben", Evening.contribution(2)));
    return id;
  }

  private Message answer(House house, String id, Guest guest, Command command) {
    return house.find(id).orElseThrow().handle(guest, "c" + commands++, command);
  }

  private void done(House house, String id, Guest guest, Command command) {
    assertThat(answer(house, id, guest, command)).isInstanceOf(Message.Done.class);
  }

  private void full(House house, String id, Guest guest, Command command) {
    assertThat(answer(house, id, guest, command))
        .isInstanceOfSatisfying(
            Message.Refused.class,
            refused -> assertThat(refused.reasons().getFirst().code()).isEqualTo("table-full"));
  }

  /// Ada says so much that the table has so many lines.
  private void talk(String id, long lines) {
    var store = new MemoryStore(contents);
    long from = store.read(id, 1, Long.MAX_VALUE).size();
    var said = new Entry.Said(1, ADA.id(), "Ada", "la");
    var words =
        LongStream.rangeClosed(from + 1, lines)
            .mapToObj(seq -> new LogLine(seq, clock.now(), ADA.id(), "", said))
            .toList();
    store.append(id, from, words).join();
  }

  private long length(House house, String id) {
    return house.find(id).orElseThrow().state().seq();
  }

  @Test
  void of_a_round_that_has_become_too_long_only_the_end_is_written() {
    String id;
    long dealt;
    try (var house = open()) {
      id = table(house);
      done(house, id, ADA, new Command.Start());
      dealt = length(house, id);
    }
    talk(id, dealt + ROUND);
    try (var house = open()) {
      full(house, id, ADA, new Command.Say(1, "la"));
      full(house, id, ADA, new Command.Order(1, true, List.of()));
      done(house, id, ADA, new Command.Ping());
      done(house, id, ADA, new Command.Abandon(1, true));
      full(house, id, ADA, new Command.Abandon(1, false));
      done(house, id, BEN, new Command.Abandon(2, true));
      assertThat(house.find(id).orElseThrow().state().phase()).isEqualTo(Room.Phase.FINISHED);
      done(house, id, ADA, new Command.Say(1, "Another one?"));
    }
  }

  @Test
  void at_a_table_that_has_become_too_long_nothing_is_written_any_more() {
    String id;
    try (var house = open()) {
      id = table(house);
    }
    talk(id, ALL);
    try (var house = open()) {
      assertThat(length(house, id)).isEqualTo(ALL);
      full(house, id, ADA, new Command.Rename(1, "Adele"));
      done(house, id, BEN, new Command.Leave(2));
      full(house, id, BEN, new Command.Sit(2, "Ben", Evening.contribution(2)));
      done(house, id, ADA, new Command.Close());
      assertThat(house.find(id)).isEmpty();
    }
  }

  @Test
  void a_gap_is_noticed_though_it_is_longer_than_what_is_read_at_once() {
    String id;
    try (var house = open()) {
      id = table(house);
    }
    talk(id, 5_000);
    try (var house = open(without(10, 4_000))) {
      assertThatThrownBy(() -> house.find(id)).isInstanceOf(Damaged.class);
    }
  }

  /// A store that has lost these lines.
  @SuppressWarnings("unchecked") // what read answers
  private Store without(long from, long to) {
    var store = new MemoryStore(contents);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              var said = method.invoke(store, arguments);
              if (!method.getName().equals("read")) return said;
              return ((List<LogLine>) said)
                  .stream().filter(line -> line.seq() < from || line.seq() > to).toList();
            });
  }
}
