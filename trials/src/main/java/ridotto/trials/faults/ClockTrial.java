package ridotto.trials.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import ridotto.kernel.Dice;
import ridotto.server.live.Opening;
import ridotto.server.table.Manners;
import ridotto.testkit.Phone;
import ridotto.trials.load.Entries;
import ridotto.trials.load.HouseProcess;
import ridotto.trials.load.Reception;
import ridotto.trials.load.Scratch;
import ridotto.trials.siege.LogWatch;
import tools.jackson.databind.JsonNode;

/// A house whose clock on the wall jumps forth and back, while it is open and while it is closed:
/// bots go on, nobody's time is up, and no table is deleted.
///
/// `main` is a house that reads the file of a [Wall]: the file, then what `serve` is told.
public record ClockTrial(Class<?> main, List<String> flags, Load load) {
  /// Tables of bots, guests at tables of their own, and jumps; the house is closed and opened again
  /// after each so many of these.
  public record Load(int tables, int guests, int jumps, int restartEvery, long seed) {}

  private static final long A_DAY = 86_400;
  private static final long FARTHEST = 400 * A_DAY;

  /// Time enough for this trial, and none for a jump.
  private static final Manners PATIENT =
      new Manners("classic", "3600/3600/0", "calm", true, false, true, 1);

  /// Throws [IllegalStateException] with whatever did not hold.
  public Seen run(Consumer<String> progress) throws IOException {
    var log = new LogWatch();
    try (var clock = Scratch.called("ridotto-wall");
        var data = Scratch.called("ridotto-clock")) {
      var wall = new Wall(clock.folder().resolve("off"));
      wall.jumpTo(0);
      var house = open(wall, data.folder(), log);
      try {
        Crowd crowd;
        Slow slow;
        try (var reception = new Reception(house.address())) {
          crowd = Crowd.settle(reception, load.tables(), load.guests(), load.seed());
          slow = Slow.sit(reception, house.address().getPort());
        }
        var dice = new Dice(load.seed());
        for (int jump = 1; jump <= load.jumps(); jump++) {
          long seconds = dice.nextLong(-FARTHEST, FARTHEST);
          boolean again = jump % load.restartEvery() == 0;
          if (again) {
            slow.line().close();
            house.close();
          }
          wall.jumpTo(seconds);
          if (again) {
            house = open(wall, data.folder(), log);
            slow = slow.back(house.address().getPort());
          }
          lookAround(house, crowd, slow, "jump" + jump);
          progress.accept(
              "jump %d of %d, to %d days off%s: everything goes on"
                  .formatted(
                      jump, load.jumps(), seconds / A_DAY, again ? ", while it was closed" : ""));
        }
        slow.line().close();
        house.close();
        var entries = Entries.read(data.folder());
        crowd.mustBeIn(entries);
        complain(log);
        return new Seen(entries.size(), crowd.acknowledged(), crowd.refused());
      } finally {
        house.kill();
      }
    }
  }

  private HouseProcess open(Wall wall, Path data, LogWatch log) {
    var serve = "serve --port 0 --host 127.0.0.1 --beat 50-150 --limits wide --data";
    var arguments = new ArrayList<>(List.of(wall.file().toString()));
    arguments.addAll(List.of(serve.split(" ", -1)));
    arguments.add(data.toString());
    return HouseProcess.start(main, flags, arguments, log::hear);
  }

  private static void lookAround(HouseProcess house, Crowd crowd, Slow slow, String id) {
    try (var reception = new Reception(house.address());
        var _ = crowd.visit(reception)) {
      crowd.goOn(reception, crowd.heights(reception));
      if (crowd.heights(reception).size() < crowd.size()) {
        throw new IllegalStateException("a table is gone");
      }
      slow.look(reception, id);
    }
  }

  private static void complain(LogWatch log) {
    for (var line : log.complaints()) throw new IllegalStateException(line);
  }

  /// Somebody who has been asked, and takes their time. They stay on the line: no clock runs where
  /// nobody is.
  private record Slow(String key, String table, int step, Phone line) {
    /// Returns when the table has said something: then it knows that somebody is there.
    private static Phone call(int port, String table, String key) {
      var welcomed = new CountDownLatch(1);
      var path = "/api/tables/" + table + "/socket";
      var phone = new Phone(port, path, key, _ -> welcomed.countDown());
      try {
        welcomed.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return phone;
    }

    Slow back(int port) {
      return new Slow(key, table, step, call(port, table, key));
    }

    static Slow sit(Reception house, int port) {
      var key = house.key();
      var table = house.table(key, new Opening("masques", 2, Map.of(), PATIENT));
      var contribution = Reception.contribution(new Dice(1));
      var sit =
          Map.<String, Object>of(
              "type", "Sit", "chair", 1, "name", "Slow", "contribution", contribution);
      must(house.command(key, table, "a", sit));
      must(
          house.command(key, table, "b", Map.of("type", "SeatBot", "chair", 2, "level", "random")));
      must(house.command(key, table, "c", Map.of("type", "Start")));
      Waiting.until(60, "the slow one alone is asked", () -> alone(house.welcome(key, table)));
      return new Slow(key, table, step(house.welcome(key, table)), call(port, table, key));
    }

    private static boolean asked(JsonNode welcome) {
      return welcome.at("/position/inquiries").size() > 0;
    }

    /// The bot picks its card at the same time, or has done so.
    private static boolean alone(JsonNode welcome) {
      return asked(welcome) && welcome.at("/position/awaited").size() == 1;
    }

    private static void must(JsonNode answer) {
      if (!answer.path("type").asString("").equals("Done")) {
        throw new IllegalStateException(answer.toString());
      }
    }

    private static int step(JsonNode welcome) {
      return welcome.at("/position/step").intValue();
    }

    /// Nobody has played for them, though the table looks what is due whenever somebody speaks.
    void look(Reception house, String id) {
      must(house.command(key, table, id, Map.of("type", "Say", "chair", 1, "text", "Well …")));
      var welcome = house.welcome(key, table);
      if (!asked(welcome) || step(welcome) != step) {
        throw new IllegalStateException("the time of the slow one was up: " + welcome);
      }
    }
  }
}
