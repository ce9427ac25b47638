package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Dice;
import ridotto.server.store.Store;
import ridotto.server.store.memory.MemoryStore;
import ridotto.server.store.postgres.PostgresStore;
import ridotto.server.store.postgres.TestDatabase;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Manners;
import ridotto.server.table.Room;
import ridotto.testkit.Relay;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Two houses on one PostgreSQL: whoever plays there must not be able to tell it from one.
class NodesTest {
  private static final TestDatabase DATABASE = new TestDatabase();
  private static final int MOVES = Integer.getInteger("ridotto.moves", 120);
  private static final List<Guest> PEOPLE =
      List.of(guest("ada"), guest("ben"), guest("cleo"), guest("dora"));

  private static Guest guest(String name) {
    return new Guest(name.repeat(60).substring(0, 60));
  }

  @BeforeEach
  void empty() {
    DATABASE.empty();
  }

  private static Store shared() {
    return PostgresStore.open(DATABASE.address(), RealHouse.WORLD);
  }

  /// What every chair was told of the games, in order, and how many moves that were.
  private record Played(List<List<String>> streams, int moves) {}

  /// People play one game after the other, each command through the next house; each listens at one
  /// of them.
  private static Played played(Nodes nodes, String game, long seed) {
    var how = new Dice(seed);
    var streams = new ArrayList<List<String>>();
    int moves = 0;
    int turn = 0;
    while (moves < MOVES) {
      var opening =
          new Opening(
              game, PEOPLE.size(), Evening.SHELF.box(game).simulationLimit(), Manners.USUAL);
      var id = nodes.houses.getFirst().openTable(PEOPLE.getFirst(), opening);
      var tapes = new ArrayList<Evening.Tape>();
      for (int i = 0; i < PEOPLE.size(); i++) {
        var tape = new Evening.Tape();
        nodes.table(i, id).connect(PEOPLE.get(i), OptionalLong.empty(), tape);
        tapes.add(tape);
        var sit = new Command.Sit(i + 1, "P" + i, Evening.contribution(i));
        nodes.tell(turn++, id, PEOPLE.get(i), sit);
      }
      nodes.agree(id);
      nodes.until(() -> allThere(nodes, id));
      nodes.tell(turn++, id, PEOPLE.getFirst(), new Command.Start());
      nodes.agree(id);
      for (int i = 0; i < PEOPLE.size(); i++) {
        var round = nodes.table(turn, id).state().round().orElseThrow();
        if (round.memorising()) nodes.tell(turn++, id, PEOPLE.get(i), new Command.Ready(i + 1));
        nodes.agree(id);
      }
      while (nodes.table(0, id).state().phase() == Room.Phase.PLAYING && moves < MOVES) {
        int before = moves;
        for (var guest : PEOPLE) {
          if (nodes.table(turn, id).state().phase() != Room.Phase.PLAYING) break;
          moves += move(nodes, turn++, id, guest, how);
        }
        if (moves == before) nodes.clock.seconds(1);
        nodes.agree(id);
      }
      for (var tape : tapes) streams.add(games(tape));
    }
    return new Played(streams, moves);
  }

  private static boolean allThere(Nodes nodes, String id) {
    boolean all = true;
    for (int node = 0; node < nodes.houses.size(); node++) {
      for (int chair = 1; chair <= PEOPLE.size(); chair++) all &= !away(nodes, node, id, chair);
    }
    return all;
  }

  /// What somebody is asked by one house they answer to the other, which may not have heard of it.
  private static int move(Nodes nodes, int node, String id, Guest guest, Dice how) {
    var position = nodes.table(node, id).welcome(guest).position().orElseThrow();
    for (var inquiry : position.inquiries()) {
      if (inquiry.given().isPresent()) continue;
      var move = inquiry.options().get(how.nextInt(inquiry.options().size()));
      var play = new Command.Play(inquiry.chair(), position.step(), Json.tree(move));
      nodes.tell(node + 1, id, guest, play);
      // Who winds the table turns up what lies face down before anybody else does anything.
      nodes.agree(id);
      return 1;
    }
    return 0;
  }

  private static List<String> games(Evening.Tape tape) {
    return tape.heard.stream().filter(text -> isOfGame(Json.read(text).orElseThrow())).toList();
  }

  private static boolean isOfGame(JsonNode message) {
    return List.of("Began", "Happened", "Asked").contains(message.get("type").stringValue());
  }

  @ParameterizedTest
  @CsvSource({"mascarade, 3", "masques, 4", "masquerade, 5"})
  void a_table_played_through_two_houses_by_turns_is_told_as_by_one(String game, long seed) {
    Played one;
    Played two;
    try (var alone = new Nodes(List.of(new MemoryStore(new MemoryStore.Contents())), seed)) {
      one = played(alone, game, seed);
    }
    try (var nodes = new Nodes(List.of(shared(), shared()), seed)) {
      two = played(nodes, game, seed);
    }
    assertThat(two.moves()).isEqualTo(one.moves()).isGreaterThanOrEqualTo(MOVES);
    for (int i = 0; i < one.streams().size(); i++) {
      assertThat(two.streams().get(i)).as("stream " + i).isEqualTo(one.streams().get(i));
    }
  }

  private static String botTable(Nodes nodes, Guest host) {
    var opening = new Opening("masques", 3, Map.of(), Manners.USUAL);
    var id = nodes.houses.getFirst().openTable(host, opening);
    for (int chair = 1; chair <= 3; chair++) {
      nodes.tell(0, id, host, new Command.SeatBot(chair, "random"));
    }
    nodes.tell(0, id, host, new Command.Start());
    return id;
  }

  @Test
  void what_a_house_wound_that_is_cut_off_goes_on_at_the_other_and_it_catches_up() {
    var ada = PEOPLE.getFirst();
    try (var relay = new Relay(TestDatabase.port());
        var nodes =
            new Nodes(
                List.of(PostgresStore.open(DATABASE.at(relay.port()), RealHouse.WORLD), shared()),
                9)) {
      var id = botTable(nodes, ada);
      var tape = new Evening.Tape();
      nodes.table(1, id).connect(ada, OptionalLong.empty(), tape);
      nodes.agree(id);
      long before = nodes.seq(1, id);
      relay.set(Relay.Way.CUT);
      nodes.until(
          () -> {
            nodes.clock.seconds(1);
            return nodes.seq(1, id) > before + 5;
          });
      relay.set(Relay.Way.OPEN);
      nodes.until(
          () -> {
            nodes.clock.seconds(1);
            return nodes.table(1, id).state().phase() == Room.Phase.FINISHED
                && nodes.seq(0, id) == nodes.seq(1, id);
          });
      try (var store = shared()) {
        var numbers = store.read(id, 1, Long.MAX_VALUE).stream().map(LogLine::seq).toList();
        assertThat(numbers).doesNotHaveDuplicates().hasSize((int) nodes.seq(1, id));
      }
      assertThat(tape.all("Happened")).isNotEmpty();
    }
  }

  @Test
  void who_is_at_the_other_house_is_there_and_whoever_comes_twice_is_there_once() {
    var ada = PEOPLE.getFirst();
    var ben = PEOPLE.get(1);
    try (var nodes = new Nodes(List.of(shared(), shared()), 9)) {
      var opening = new Opening("masques", 2, Map.of(), Manners.USUAL);
      var id = nodes.houses.getFirst().openTable(ada, opening);
      nodes.tell(0, id, ada, new Command.Sit(1, "Ada", Evening.contribution(1)));
      nodes.tell(1, id, ben, new Command.Sit(2, "Ben", Evening.contribution(2)));
      var first = new Evening.Tape();
      var connection = nodes.table(0, id).connect(ada, OptionalLong.empty(), first);
      nodes.until(() -> !away(nodes, 1, id, 1));
      nodes.clock.seconds(600);
      assertThat(away(nodes, 1, id, 1)).isFalse();
      nodes.table(1, id).connect(ada, OptionalLong.empty(), new Evening.Tape());
      nodes.until(() -> first.closed.equals("superseded"));
      connection.close();
      nodes.until(() -> !away(nodes, 0, id, 1));
      nodes.houses.get(1).close();
      nodes.until(() -> away(nodes, 0, id, 1));
    }
  }

  private static boolean away(Nodes nodes, int node, String id, int chair) {
    return nodes.table(node, id).welcome(guest("x")).room().chairs().get(chair - 1).away();
  }
}
