package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.bots.Budget;
import ridotto.kernel.Dice;
import ridotto.server.HouseContext;
import ridotto.server.store.memory.MemoryStore;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// Two houses share one store: whoever writes second reads on and decides again.
class TwoHousesTest {
  private final MemoryStore.Contents contents = new MemoryStore.Contents();
  private Side here;
  private Side there;
  private String id;

  /// One of them.
  private static final class Side {
    private final FakeClock clock = new FakeClock();
    private final MemoryStore store;
    private final House house;
    private final String name;
    private int commands;

    private Side(MemoryStore.Contents contents, String name, long seed) {
      this.name = name;
      store = new MemoryStore(contents);
      var rules = HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(4));
      var context =
          new HouseContext(clock, new Dice(seed), clock, Runnable::run, RealHouse.WORLD.threads());
      var library = new GameLibrary(Evening.SHELF, Evening.TROUPES);
      house = new House(rules, library, store, context);
    }

    private LiveTable table(String id) {
      return house.find(id).orElseThrow();
    }

    private Message ask(String id, Guest guest, Command command) {
      return table(id).handle(guest, name + commands++, command);
    }
  }

  @BeforeEach
  void open() {
    here = new Side(contents, "here", 1);
    there = new Side(contents, "there", 2);
    id = here.house.openTable(ada(), new Opening("masques", 3, Map.of(), Manners.USUAL));
    assertThat(there.table(id).state().seq()).isEqualTo(1);
  }

  @AfterEach
  void close() {
    here.house.close();
    there.house.close();
  }

  private static Guest ada() {
    return new Guest("ada".repeat(20));
  }

  private static Guest ben() {
    return new Guest("ben".repeat(20));
  }

  private static Command.Sit sit(int chair, String name) {
    return new Command.Sit(chair, name, Evening.contribution(chair));
  }

  private List<Long> numbers() {
    return here.store.read(id, 1, Long.MAX_VALUE).stream().map(LogLine::seq).toList();
  }

  private static String code(Message message) {
    return ((Message.Refused) message).reasons().getFirst().code();
  }

  @Test
  void who_listens_here_is_told_what_happens_there() {
    var tape = new Evening.Tape();
    here.table(id).connect(ada(), OptionalLong.empty(), tape);
    assertThat(there.ask(id, ben(), sit(1, "Ben"))).isInstanceOf(Message.Done.class);
    assertThat(tape.last("Changed").at("/room/chairs/0/name").stringValue()).isEqualTo("Ben");
    assertThat(here.table(id).state().seq()).isEqualTo(there.table(id).state().seq());
  }

  @Test
  void who_comes_second_is_decided_upon_anew() {
    there.store.hearNothing(true);
    assertThat(here.ask(id, ada(), sit(1, "Ada"))).isInstanceOf(Message.Done.class);
    assertThat(there.table(id).state().seq()).as("it knows nothing yet").isEqualTo(1);
    assertThat(code(there.ask(id, ben(), sit(1, "Ben")))).isEqualTo("chair-taken");
    assertThat(there.ask(id, ben(), sit(2, "Ben"))).isInstanceOf(Message.Done.class);
    assertThat(numbers()).containsExactly(1L, 2L, 3L);
  }

  @Test
  void a_command_that_was_carried_out_there_is_not_carried_out_here() {
    there.store.hearNothing(true);
    var done = here.table(id).handle(ada(), "once", sit(1, "Ada"));
    assertThat(there.table(id).handle(ada(), "once", sit(1, "Ada"))).isEqualTo(done);
    assertThat(numbers()).containsExactly(1L, 2L);
  }

  @Test
  void a_table_that_was_closed_there_is_gone_here() {
    there.store.hearNothing(true);
    assertThat(here.ask(id, ada(), new Command.Close())).isInstanceOf(Message.Done.class);
    assertThat(code(there.ask(id, ben(), sit(1, "Ben")))).isEqualTo("table-gone");
    assertThat(there.house.find(id)).isEmpty();
  }

  @Test
  void one_house_plays_for_the_bots_and_when_it_leaves_the_other_goes_on() {
    for (int chair = 1; chair <= 3; chair++) {
      assertThat(here.ask(id, ada(), new Command.SeatBot(chair, "random")))
          .isInstanceOf(Message.Done.class);
    }
    assertThat(here.store.mayWind(id)).as("it was asked first").isTrue();
    assertThat(here.ask(id, ada(), new Command.Start())).isInstanceOf(Message.Done.class);
    assertThat(there.table(id).state().phase()).isEqualTo(Room.Phase.PLAYING);
    long dealt = numbers().size();
    there.clock.seconds(30);
    assertThat(numbers()).as("it waits for the other house").hasSize((int) dealt);
    here.house.close();
    there.clock.seconds(60);
    assertThat(there.table(id).state().phase()).isEqualTo(Room.Phase.FINISHED);
    assertThat(numbers()).doesNotHaveDuplicates().hasSizeGreaterThan((int) dealt + 5);
  }
}
