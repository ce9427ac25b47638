package ridotto.server.table.decide;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Version;
import ridotto.server.table.ChairState;
import ridotto.server.table.Command;
import ridotto.server.table.Customs;
import ridotto.server.table.Entry;
import ridotto.server.table.Library;
import ridotto.server.table.Lottery;
import ridotto.server.table.Manners;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;

/// What is done before the first card is dealt, or between two games.
public final class Preparations {
  private static final int LONGEST_SETTING = 4000;
  private static final int MOST_SETTINGS = 40;

  private Preparations() {}

  public static List<Entry> of(CommandContext context, Command.Preparing command) {
    context.preparing();
    return switch (command) {
      case Command.Sit(int chair, String name, String contribution) ->
          List.of(sit(context, chair, name, contribution));
      case Command.Rename(int chair, String name) -> {
        context.own(chair);
        yield List.of(new Entry.Renamed(chair, context.name(name, chair)));
      }
      case Command.SeatBot(int chair, String level) -> List.of(seatBot(context, chair, level));
      case Command.Arrange(var order) -> List.of(arrange(context, order));
      case Command.Choose(String game, int chairs, var settings) ->
          List.of(choose(context, game, chairs, settings));
      case Command.Agree(Manners manners) -> {
        context.hostOnly();
        yield List.of(new Entry.Agreed(Customs.check(manners, context.house().keepDays())));
      }
      case Command.Contribute(int chair, String contribution) -> {
        context.own(chair);
        yield List.of(new Entry.Contributed(chair, CommandContext.contribution(contribution)));
      }
      case Command.Start() -> start(context);
    };
  }

  private static Entry sit(CommandContext context, int number, String name, String contribution) {
    context.notBanned();
    if (context.chair(number).person()) {
      throw new Refused("chair", Refusal.of("chair-taken").and("n", number));
    }
    var called = context.name(name, number);
    return new Entry.Sat(
        number, context.guest().id(), called, CommandContext.contribution(contribution));
  }

  private static Entry seatBot(CommandContext context, int number, String level) {
    context.hostOnly();
    if (context.chair(number).person()) {
      throw new Refused("chair", Refusal.of("chair-taken").and("n", number));
    }
    context.table().library().requireBots(context.table().rules(), level);
    return new Entry.BotSat(number, BotNames.free(context.table(), number), level);
  }

  private static Entry arrange(CommandContext context, List<Integer> order) {
    context.hostOnly();
    int chairs = context.table().chairs().size();
    var all = IntStream.rangeClosed(1, chairs).boxed().toList();
    if (!order.stream().sorted().toList().equals(all)) {
      throw new Refused("order", Refusal.of("order-form").and("most", chairs));
    }
    return new Entry.Arranged(List.copyOf(order));
  }

  private static Entry choose(
      CommandContext context, String game, int chairs, Map<String, String> settings) {
    context.hostOnly();
    check(context.table().library(), game, chairs, settings);
    for (int i = chairs + 1; i <= context.table().chairs().size(); i++) {
      if (context.table().chair(i).person()) {
        throw new Refused("chairs", Refusal.of("chair-taken").and("n", i));
      }
    }
    return new Entry.Chosen(game, chairs, settings);
  }

  /// Throws [Refused] if this cannot be played so.
  public static void check(Library library, String game, int chairs, Map<String, String> settings) {
    library.box(game);
    for (var setting : settings.entrySet()) {
      if (setting.getValue().length() > LONGEST_SETTING || settings.size() > MOST_SETTINGS) {
        throw new Refused("settings", Refusal.of("too-long").and("most", LONGEST_SETTING));
      }
      PlainText.requireWords(setting.getKey(), setting.getValue());
    }
    var _ = library.open(game, chairs, settings);
  }

  /// Same chairs, same game: the next player begins (the host's choice: M8, Q5, K3).
  private static List<Entry> start(CommandContext context) {
    context.hostOnly();
    var table = context.table();
    var obstacles = obstacles(table);
    if (!obstacles.isEmpty()) {
      throw new Refused(
          obstacles.getFirst().field(),
          obstacles.stream().flatMap(obstacle -> obstacle.reasons().stream()).toList());
    }
    var names = new ArrayList<String>();
    var contributions = new ArrayList<String>();
    var seeds = new ArrayList<Long>();
    var bots = new ArrayList<Integer>();
    var secret = table.secret(table.rounds() + 1);
    for (int i = 1; i <= table.chairs().size(); i++) {
      var chair = table.chair(i);
      chair.bot().ifPresent(level -> table.library().requireBots(table.rules(), level));
      names.add(chair.name().orElseThrow());
      if (!chair.person()) bots.add(i);
      contributions.add(chair.person() ? chair.contribution() : Lottery.ofBot(secret, i));
      seeds.add(context.random().nextLong());
    }
    var began =
        new Entry.Began(
            names, contributions, seeds, List.of(), Optional.of(bots), Optional.of(Version.LATEST));
    var entries = new ArrayList<Entry>();
    var settings = table.settings();
    var next = table.beginsNext();
    if (next.isPresent()) {
      settings = table.begunBy(next.getAsInt());
      entries.add(new Entry.Begins(next.getAsInt()));
    }
    entries.add(dealt(table.round(began, settings), began));
    return entries;
  }

  private static Entry dealt(Round<?> round, Entry.Began began) {
    var house = round.rules().json(round.foreseeDeal());
    return new Entry.Began(
        began.names(), began.contributions(), began.seeds(), house, began.bots(), began.rules());
  }

  /// Everything that stands in the way of a start.
  public static List<Room.Obstacle> obstacles(TableState table) {
    var obstacles = new ArrayList<Room.Obstacle>();
    int empty = (int) table.chairs().stream().filter(ChairState::empty).count();
    if (empty > 0) {
      obstacles.add(
          new Room.Obstacle("chairs", List.of(Refusal.of("chairs-empty").and("n", empty))));
    }
    var late =
        table.chairs().stream()
            .filter(chair -> chair.person() && !chair.contributed())
            .map(chair -> chair.name().orElse(""))
            .collect(joining(", "));
    if (!late.isEmpty()) {
      obstacles.add(
          new Room.Obstacle(
              "contribution", List.of(Refusal.of("not-contributed").and("names", late))));
    }
    return obstacles;
  }
}
