package ridotto.server.table.decide;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.ChairState;
import ridotto.server.table.Command;
import ridotto.server.table.Customs;
import ridotto.server.table.Entry;
import ridotto.server.table.Library;
import ridotto.server.table.Manners;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;

/// What is done before the first card is dealt, or between two games.
public final class Preparations {
  private static final int LONGEST_SETTING = 4000;
  private static final int MOST_SETTINGS = 40;

  private Preparations() {}

  public static List<Entry> of(CommandContext desk, Command.Preparing command) {
    desk.preparing();
    return switch (command) {
      case Command.Sit(int chair, String name, String contribution) ->
          List.of(sit(desk, chair, name, contribution));
      case Command.Rename(int chair, String name) -> {
        desk.own(chair);
        yield List.of(new Entry.Renamed(chair, desk.name(name, chair)));
      }
      case Command.SeatBot(int chair, String level) -> List.of(seatBot(desk, chair, level));
      case Command.Arrange(var order) -> List.of(arrange(desk, order));
      case Command.Choose(String game, int chairs, var settings) ->
          List.of(choose(desk, game, chairs, settings));
      case Command.Agree(Manners manners) -> {
        desk.hostOnly();
        yield List.of(new Entry.Agreed(Customs.check(manners, desk.house())));
      }
      case Command.Contribute(int chair, String contribution) -> {
        desk.own(chair);
        yield List.of(new Entry.Contributed(chair, CommandContext.contribution(contribution)));
      }
      case Command.Start() -> start(desk);
    };
  }

  private static Entry sit(CommandContext desk, int number, String name, String contribution) {
    if (desk.chair(number).person()) {
      throw new Refused("chair", Refusal.of("chair-taken").and("n", number));
    }
    var called = desk.name(name, number);
    return new Entry.Sat(
        number, desk.guest().id(), called, CommandContext.contribution(contribution));
  }

  private static Entry seatBot(CommandContext desk, int number, String level) {
    desk.hostOnly();
    if (desk.chair(number).person()) {
      throw new Refused("chair", Refusal.of("chair-taken").and("n", number));
    }
    desk.standing().rules().bots(level);
    return new Entry.BotSat(number, BotNames.free(desk.standing(), number), level);
  }

  private static Entry arrange(CommandContext desk, List<Integer> order) {
    desk.hostOnly();
    int chairs = desk.standing().chairs.size();
    var all = IntStream.rangeClosed(1, chairs).boxed().toList();
    if (!order.stream().sorted().toList().equals(all)) {
      throw new Refused("order", Refusal.of("order-form").and("most", chairs));
    }
    return new Entry.Arranged(List.copyOf(order));
  }

  private static Entry choose(
      CommandContext desk, String game, int chairs, Map<String, String> settings) {
    desk.hostOnly();
    check(desk.standing().library(), game, chairs, settings);
    for (int i = chairs + 1; i <= desk.standing().chairs.size(); i++) {
      if (desk.standing().chair(i).person()) {
        throw new Refused("chairs", Refusal.of("chair-taken").and("n", i));
      }
    }
    return new Entry.Chosen(game, chairs, settings);
  }

  /// Throws [Refused] if this cannot be played so.
  public static void check(Library library, String game, int chairs, Map<String, String> settings) {
    library.box(game);
    for (var value : settings.values()) {
      if (value.length() > LONGEST_SETTING || settings.size() > MOST_SETTINGS) {
        throw new Refused("settings", Refusal.of("too-long").and("most", LONGEST_SETTING));
      }
    }
    var _ = library.open(game, chairs, settings);
  }

  /// Same chairs, same game: the next player begins (the host's choice: M8, Q5, K3).
  private static List<Entry> start(CommandContext desk) {
    desk.hostOnly();
    var standing = desk.standing();
    var obstacles = obstacles(standing);
    if (!obstacles.isEmpty()) {
      throw new Refused(
          obstacles.getFirst().field(),
          obstacles.stream().flatMap(obstacle -> obstacle.reasons().stream()).toList());
    }
    var names = new ArrayList<String>();
    var contributions = new ArrayList<String>();
    var seeds = new ArrayList<Long>();
    for (var chair : standing.chairs) {
      chair.bot.ifPresent(standing.rules()::bots);
      names.add(chair.name.orElseThrow());
      contributions.add(chair.person() ? chair.contribution : desk.hex(16));
      seeds.add(desk.random().nextLong());
    }
    var began = new Entry.Began(names, contributions, seeds, List.of());
    var entries = new ArrayList<Entry>();
    var settings = standing.settings;
    var next = standing.beginsNext();
    if (next.isPresent()) {
      settings = standing.begunBy(next.getAsInt());
      entries.add(new Entry.Begins(next.getAsInt()));
    }
    entries.add(dealt(standing.round(began, settings), began));
    return entries;
  }

  private static Entry dealt(Round<?> round, Entry.Began began) {
    var house = round.rules.json(round.foreseeDeal());
    return new Entry.Began(began.names(), began.contributions(), began.seeds(), house);
  }

  /// Everything that stands in the way of a start.
  public static List<Room.Obstacle> obstacles(TableState standing) {
    var obstacles = new ArrayList<Room.Obstacle>();
    int empty = (int) standing.chairs.stream().filter(ChairState::empty).count();
    if (empty > 0) {
      obstacles.add(
          new Room.Obstacle("chairs", List.of(Refusal.of("chairs-empty").and("n", empty))));
    }
    var late =
        standing.chairs.stream()
            .filter(chair -> chair.person() && !chair.contributed())
            .map(chair -> chair.name.orElse(""))
            .collect(joining(", "));
    if (!late.isEmpty()) {
      obstacles.add(
          new Room.Obstacle(
              "contribution", List.of(Refusal.of("not-contributed").and("names", late))));
    }
    return obstacles;
  }
}
