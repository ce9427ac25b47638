package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.bots.repertoire.Repertoire;
import ridotto.kernel.Dice;
import ridotto.kernel.Shelf;
import ridotto.server.HouseContext;
import ridotto.server.store.sqlite.SqliteStore;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A house for a test: a real log, a clock that is told, dice that fall the same every time.
final class Evening implements AutoCloseable {
  static final Shelf SHELF = Repertoire.SHELF;
  static final Troupes TROUPES = Repertoire.TROUPES;

  final FakeClock clock = new FakeClock();
  private final Path data;
  private final HouseRules rules;
  private final Shelf shelf;
  private final Troupes troupes;
  private final Dice dice;
  private final Map<String, Guest> guests = new HashMap<>();
  private House house;
  private int commands;

  Evening(Path data, UnaryOperator<HouseRules> change) {
    this(data, change, 7);
  }

  Evening(Path data, UnaryOperator<HouseRules> change, long seed) {
    this(data, change, seed, SHELF, TROUPES);
  }

  /// With these games and bots.
  Evening(Path data, UnaryOperator<HouseRules> change, long seed, Shelf shelf, Troupes troupes) {
    this.data = data;
    rules = change.apply(HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(4)));
    dice = new Dice(seed);
    this.shelf = shelf;
    this.troupes = troupes;
    house = open();
  }

  Evening(Path data) {
    this(data, rules -> rules);
  }

  private House open() {
    var context = new HouseContext(clock, dice, clock, Runnable::run, RealHouse.WORLD.threads());
    var store = SqliteStore.open(data, RealHouse.WORLD);
    return new House(rules, new GameLibrary(shelf, troupes), store, context);
  }

  House house() {
    return house;
  }

  /// The process ends without a word, and another one starts on the same data.
  void restart() {
    restart(() -> {});
  }

  /// The same, and in between somebody is alone with the data.
  void restart(Runnable between) {
    clock.reset();
    house.close();
    between.run();
    house = open();
    house.bringBack();
  }

  Guest guest(String name) {
    return guests.computeIfAbsent(
        name, _ -> house.guests().find(house.guests().issue()).orElseThrow());
  }

  /// Somebody who has a key already, and has sent commands with it: none has their id again.
  void know(String name, String key) {
    commands += 1000;
    guests.put(name, house.guests().find(key).orElseThrow());
  }

  String table(String host, String game, int chairs, Map<String, String> settings) {
    return table(host, game, chairs, settings, Manners.USUAL);
  }

  String table(
      String host, String game, int chairs, Map<String, String> settings, Manners manners) {
    return house.openTable(guest(host), new Opening(game, chairs, settings, manners));
  }

  LiveTable live(String id) {
    return house.find(id).orElseThrow();
  }

  Message ask(String id, String name, Command command) {
    return live(id).handle(guest(name), "c" + commands++, command);
  }

  /// What must be done, or the test fails.
  Message.Done tell(String id, String name, Command command) {
    return switch (ask(id, name, command)) {
      case Message.Done done -> done;
      case Message other -> throw new AssertionError(command + ": " + other);
    };
  }

  String refused(String id, String name, Command command) {
    return switch (ask(id, name, command)) {
      case Message.Refused refused -> refused.reasons().getFirst().code();
      case Message other -> throw new AssertionError(command + ": " + other);
    };
  }

  void sit(String id, int chair, String name) {
    tell(id, name, new Command.Sit(chair, name, contribution(chair)));
  }

  static String contribution(int number) {
    return String.format("%032x", 4096 + number);
  }

  /// People in the first chairs, bots of this level in the rest, and the game begins.
  void start(String id, List<String> people, String level) {
    for (int i = 0; i < people.size(); i++) sit(id, i + 1, people.get(i));
    int chairs = live(id).state().chairs().size();
    for (int i = people.size() + 1; i <= chairs; i++) {
      tell(id, people.getFirst(), new Command.SeatBot(i, level));
    }
    tell(id, people.getFirst(), new Command.Start());
  }

  /// Whoever has to has looked at the open deal.
  void ready(String id, List<String> people) {
    for (int i = 0; i < people.size(); i++) {
      if (live(id).state().round().orElseThrow().memorising()) {
        tell(id, people.get(i), new Command.Ready(i + 1));
      }
    }
    clock.settle();
  }

  Tape listen(String id, String name) {
    return listen(id, name, OptionalLong.empty());
  }

  Tape listen(String id, String name, OptionalLong after) {
    var tape = new Tape();
    tape.connection = live(id).connect(guest(name), after, tape);
    return tape;
  }

  Message.Welcome welcome(String id, String name) {
    return live(id).welcome(guest(name));
  }

  /// The table as anybody may see it.
  Room room(String id) {
    return welcome(id, "Somebody").room();
  }

  Message.Position position(String id, String name) {
    return welcome(id, name).position().orElseThrow();
  }

  /// The number of the last line of the log, hidden or not.
  long seq(String id) {
    return live(id).state().seq();
  }

  /// Plays the first option of this type that this person has.
  void play(String id, String name, String type) {
    var position = position(id, name);
    var inquiry = position.inquiries().getFirst();
    var move =
        inquiry.options().stream()
            .filter(each -> each.getClass().getSimpleName().equals(type))
            .findFirst()
            .orElseThrow();
    tell(id, name, new Command.Play(inquiry.chair(), position.step(), Json.tree(move)));
  }

  /// Answers whatever this person is asked, at random; whether there was anything.
  boolean playOne(String id, String name, Dice how) {
    for (var inquiry : position(id, name).inquiries()) {
      if (inquiry.given().isPresent()) continue;
      var move = inquiry.options().get(how.nextInt(inquiry.options().size()));
      tell(id, name, new Command.Play(inquiry.chair(), position(id, name).step(), Json.tree(move)));
      clock.settle();
      return true;
    }
    return false;
  }

  /// Plays to the end, people at random.
  void playOut(String id, List<String> people, long seed) {
    var how = new Dice(seed);
    clock.settle();
    for (int i = 0; i < 20_000; i++) {
      if (live(id).state().phase() == Room.Phase.FINISHED) return;
      boolean played = false;
      for (var name : people) {
        if (live(id).state().phase() != Room.Phase.FINISHED) played |= playOne(id, name, how);
      }
      if (!played) clock.seconds(1);
    }
    throw new AssertionError("no end");
  }

  @Override
  public void close() {
    house.close();
  }

  /// Everything a listener is told.
  static final class Tape implements Listener {
    final List<String> heard = new ArrayList<>();
    String closed = "";
    Subscription connection = () -> {};

    @Override
    public void tell(byte[] json) {
      heard.add(new String(json, UTF_8));
    }

    @Override
    public void close(String reason) {
      closed = reason;
    }

    List<JsonNode> all(String type) {
      return heard.stream()
          .map(text -> Json.read(text).orElseThrow())
          .filter(node -> node.get("type").stringValue().equals(type))
          .toList();
    }

    JsonNode last(String type) {
      return all(type).getLast();
    }
  }
}
