package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ridotto.bots.Budget;
import ridotto.kernel.Dice;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.store.Store;
import ridotto.server.store.TroubledStore;
import ridotto.server.store.TroubledStore.Way;
import ridotto.server.store.memory.MemoryStore;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// What becomes of a table whose store cannot be written, cannot be read, or does not answer.
class TroubledStoreTest {
  private static final Guest ADA = new Guest("ada".repeat(20));
  private static final Guest BEN = new Guest("ben".repeat(20));

  private final MemoryStore.Contents contents = new MemoryStore.Contents();
  private final FakeClock clock = new FakeClock();
  private TroubledStore store;
  private House house;
  private int commands;

  @BeforeEach
  void open() {
    store = new TroubledStore(new MemoryStore(contents));
    var rules = HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(4));
    var context =
        new HouseContext(clock, new Dice(5), clock, Runnable::run, RealHouse.WORLD.threads());
    house = new House(rules, new GameLibrary(Evening.SHELF, Evening.TROUPES), store, context);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private String table() {
    return house.openTable(ADA, new Opening("masques", 3, Map.of(), Manners.USUAL));
  }

  private LiveTable live(String id) {
    return house.find(id).orElseThrow();
  }

  private void done(String id, Guest guest, Command command) {
    assertThat(live(id).handle(guest, "c" + commands++, command)).isInstanceOf(Message.Done.class);
  }

  private static Command.Sit sit(int chair, String name) {
    return new Command.Sit(chair, name, Evening.contribution(chair));
  }

  private List<Long> numbers(String id) {
    return store.read(id, 1, Long.MAX_VALUE).stream().map(LogLine::seq).toList();
  }

  private String game(Guest... people) {
    var id = table();
    for (int i = 0; i < people.length; i++) done(id, people[i], sit(i + 1, "P" + i));
    for (int chair = people.length + 1; chair <= 3; chair++) {
      done(id, ADA, new Command.SeatBot(chair, "random"));
    }
    return id;
  }

  @Test
  void what_is_refused_is_not_stored_and_the_reason_is_told() {
    var id = game();
    store.next(1, Way.REFUSED);
    var reply = live(id).carryOut(ADA, "start", new Command.Start());
    assertThat(reply.kind()).isEqualTo(Reply.Kind.UNAVAILABLE);
    assertThat(((Message.Refused) reply.message()).reasons().getFirst().code())
        .isEqualTo("disk-full");
    assertThat(numbers(id)).containsExactly(1L, 2L, 3L, 4L);
    assertThat(store.playing()).isEmpty();
    done(id, ADA, new Command.Start());
    assertThat(store.playing()).as("the row is written with the deal").containsExactly(id);
  }

  @ParameterizedTest
  @EnumSource(
      value = Way.class,
      names = {"ANSWER_LOST", "LOST"})
  void one_lost_answer_is_made_sure_of_at_once(Way way) {
    var id = table();
    store.next(1, way);
    done(id, ADA, sit(1, "Ada"));
    done(id, BEN, sit(2, "Ben"));
    assertThat(numbers(id)).containsExactly(1L, 2L, 3L);
  }

  @ParameterizedTest
  @EnumSource(
      value = Way.class,
      names = {"ANSWER_LOST", "LOST"})
  void who_does_not_know_says_nothing_and_makes_sure_later(Way way) {
    var id = table();
    var tape = new Evening.Tape();
    live(id).connect(BEN, OptionalLong.empty(), tape);
    int heard = tape.heard.size();
    store.next(Integer.MAX_VALUE, way);
    store.unreadable(true);
    assertThatThrownBy(() -> live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Unsure.class);
    assertThatThrownBy(() -> live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Unsure.class);
    assertThat(tape.heard).as("nobody is told what may not be true").hasSize(heard);
    store.next(0, Way.WELL);
    store.unreadable(false);
    clock.seconds(2);
    assertThat(tape.last("Changed").at("/room/chairs/0/name").stringValue()).isEqualTo("Ada");
    assertThat(live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Message.Done.class);
    assertThat(numbers(id)).containsExactly(1L, 2L);
  }

  @Test
  void a_refusal_after_a_lost_answer_is_no_refusal() {
    var id = table();
    store.next(1, Way.ANSWER_LOST);
    store.unreadable(true);
    assertThatThrownBy(() -> live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Unsure.class);
    store.next(Integer.MAX_VALUE, Way.REFUSED);
    assertThatThrownBy(() -> live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Unsure.class);
  }

  @Test
  void a_bots_move_in_doubt_is_played_once() {
    var id = game();
    done(id, ADA, new Command.Start());
    store.next(Integer.MAX_VALUE, Way.ANSWER_LOST);
    clock.settle();
    store.next(0, Way.WELL);
    assertThat(moves(id)).as("it is stored, and nobody here knows").hasSize(1);
    // Whoever comes lets the table look what is due, before it has asked again by itself.
    live(id).connect(BEN, OptionalLong.empty(), new Evening.Tape());
    assertThat(moves(id)).doesNotHaveDuplicates();
    clock.seconds(30);
    assertThat(live(id).state().phase()).isEqualTo(Room.Phase.FINISHED);
  }

  private List<Entry> moves(String id) {
    return store.read(id, 1, Long.MAX_VALUE).stream()
        .map(LogLine::entry)
        .filter(Entry.Played.class::isInstance)
        .toList();
  }

  /// As another house does it, with the same store.
  private void elsewhere(String id, String command) {
    var sat = new Entry.Sat(1, ADA.id(), "Ada", Evening.contribution(1));
    var lines = List.of(new LogLine(2, clock.now(), ADA.id(), command, sat));
    assertThat(new MemoryStore(contents).append(id, 1, lines).join())
        .isInstanceOf(Store.Stored.class);
  }

  @Test
  void news_that_cannot_be_read_now_are_read_later() {
    var id = table();
    store.unreadable(true);
    elsewhere(id, "sit");
    assertThat(live(id).state().seq()).isEqualTo(1);
    store.unreadable(false);
    clock.seconds(2);
    assertThat(live(id).state().seq()).isEqualTo(2);
  }

  @Test
  void what_another_house_may_have_done_is_not_refused_while_nobody_can_read_it() {
    var id = table();
    store.unreadable(true);
    elsewhere(id, "sit");
    assertThatThrownBy(() -> live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Unsure.class);
    store.unreadable(false);
    assertThat(live(id).handle(ADA, "sit", sit(1, "Ada"))).isInstanceOf(Message.Done.class);
    assertThat(numbers(id)).containsExactly(1L, 2L);
  }

  @Test
  void a_table_whose_opening_was_not_answered_is_one_table() {
    store.next(1, Way.ANSWER_LOST);
    var id = table();
    done(id, ADA, sit(1, "Ada"));
    assertThat(store.count()).isEqualTo(1);
    assertThat(numbers(id)).containsExactly(1L, 2L);
  }

  @Test
  void who_asks_while_a_table_is_being_opened_finds_the_same_one() {
    var found = new CompletableFuture<Optional<LiveTable>>();
    var asked = new CompletableFuture<Void>();
    store.onAppended(
        () -> {
          // It is in the store and not yet on the list: somebody reads the store and asks for it.
          var id = store.of(ADA.id(), 1).getFirst().id();
          Thread.startVirtualThread(
              () -> {
                asked.complete(null);
                found.complete(house.find(id));
              });
          asked.join();
        });
    var id = table();
    assertThat(found.join().orElseThrow()).isSameAs(live(id));
  }

  @Test
  void who_cannot_be_told_the_past_is_not_there() {
    var id = game(ADA, BEN);
    done(id, ADA, new Command.Start());
    var tape = new Evening.Tape();
    live(id).connect(ADA, OptionalLong.empty(), tape);
    store.unreadable(true);
    assertThatThrownBy(() -> live(id).connect(BEN, OptionalLong.empty(), new Evening.Tape()))
        .isInstanceOf(Unavailable.class);
    store.unreadable(false);
    clock.seconds(HouseRules.USUAL.mindAfter().toSeconds() + 1.0);
    assertThat(tape.last("Changed").at("/room/chairs/1/minded").booleanValue()).isTrue();
  }

  @Test
  void games_go_on_though_the_store_could_not_be_read_when_the_house_was_opened() {
    var id = game();
    store.unreadable(true);
    // The first thought needs the past.
    assertThat(live(id).handle(ADA, "start", new Command.Start())).isInstanceOf(Message.Done.class);
    clock.reset();
    house.close();
    open();
    store.unreadable(true);
    house.bringBack();
    clock.seconds(10);
    store.unreadable(false);
    long before = numbers(id).size();
    clock.seconds(30);
    assertThat(numbers(id).size()).isGreaterThan((int) before);
    assertThat(live(id).state().phase()).isNotEqualTo(Room.Phase.ANTECHAMBER);
  }
}
