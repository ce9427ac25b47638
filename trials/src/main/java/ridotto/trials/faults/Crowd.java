package ridotto.trials.faults;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import ridotto.kernel.Dice;
import ridotto.trials.load.Entries;
import ridotto.trials.load.Reception;
import ridotto.trials.load.Regular;

/// Tables of bots that nobody visits, and guests who play with bots whatever happens to the house.
final class Crowd {
  private static final List<Map.Entry<String, Integer>> GAMES =
      List.of(
          Map.entry("mascarade", 6),
          Map.entry("mascarade-2", 5),
          Map.entry("masques", 3),
          Map.entry("masquerade", 4));
  private static final int PAUSE_MILLIS = 100;
  private static final int PATIENCE_SECONDS = 120;

  private final List<Regular> guests = new ArrayList<>();
  private final Map<String, Long> seen = new TreeMap<>(); // of the tables of bots
  private String host = "";
  private int commands;

  private Crowd() {}

  static Crowd settle(Reception house, int tables, int guests, long seed) {
    var crowd = new Crowd();
    crowd.host = house.key();
    for (int i = 0; i < tables; i++) {
      var game = GAMES.get(i % GAMES.size());
      var table = house.table(crowd.host, game.getKey(), game.getValue());
      for (int chair = 1; chair <= game.getValue(); chair++) {
        crowd.must(house, table, Map.of("type", "SeatBot", "chair", chair, "level", "random"));
      }
      crowd.must(house, table, Map.of("type", "Start"));
      crowd.seen.put(table, 0L);
    }
    for (int i = 0; i < guests; i++) {
      var game = GAMES.get(i % GAMES.size());
      var key = house.key();
      var table = house.table(key, game.getKey(), game.getValue());
      var guest = new Regular(key, table, game.getValue(), new Dice(seed + i));
      guest.sit(house);
      crowd.guests.add(guest);
    }
    return crowd;
  }

  private void must(Reception house, String table, Map<String, Object> command) {
    var answer = house.command(host, table, "k" + ++commands, command);
    if (!answer.path("type").asString("").equals("Done")) {
      throw new IllegalStateException(table + ": " + command + " " + answer);
    }
  }

  /// How many tables there are.
  int size() {
    return seen.size() + guests.size();
  }

  int acknowledged() {
    return guests.stream().mapToInt(guest -> guest.acknowledged().size()).sum();
  }

  int refused() {
    return guests.stream().mapToInt(guest -> guest.refused().size()).sum();
  }

  /// How often for this reason.
  int refused(String why) {
    return guests.stream()
        .mapToInt(guest -> Collections.frequency(guest.refused().values(), why))
        .sum();
  }

  /// When the latest move was sent that was acknowledged.
  long lastAcknowledged() {
    return guests.stream().mapToLong(Regular::lastAcknowledged).max().orElseThrow();
  }

  /// Guests who play until this is closed.
  final class Visit implements AutoCloseable {
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch left = new CountDownLatch(guests.size());
    private volatile boolean stop;

    private Visit(Reception house) {
      for (var guest : guests) threads.add(Thread.ofVirtual().start(() -> play(guest, house)));
    }

    private void play(Regular guest, Reception house) {
      try {
        while (!stop) {
          try {
            guest.visit(house);
            guest.say(house);
          } catch (RuntimeException _) {
            // Come back: what was not answered is neither done nor refused.
          }
          Thread.sleep(PAUSE_MILLIS);
        }
      } catch (InterruptedException _) {
        // The trial is over.
      } finally {
        left.countDown();
      }
    }

    @Override
    public void close() {
      stop = true;
      try {
        left.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  Visit visit(Reception house) {
    return new Visit(house);
  }

  /// How far every table is. The host begins anew where a game is over.
  Map<String, Long> heights(Reception house) {
    var heights = new HashMap<String, Long>();
    for (var table : seen.keySet()) {
      var welcome = house.welcome(host, table);
      if (!welcome.has("seq")) continue;
      heights.put(table, welcome.get("seq").longValue());
      if (welcome.at("/room/phase").asString("").equals("finished")) {
        var _ = house.command(host, table, "k" + ++commands, Map.of("type", "Start"));
      }
    }
    seen.putAll(heights);
    for (var guest : guests) heights.put(guest.table(), guest.seen());
    return heights;
  }

  /// Waits until every one of these tables has gone on from there.
  void goOn(Reception house, Map<String, Long> from) {
    var missing = from;
    long patience = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (!missing.isEmpty()) {
      if (System.nanoTime() > patience) {
        throw new IllegalStateException(missing.keySet() + " do not go on");
      }
      pause();
      var now = heights(house);
      var still = new TreeMap<String, Long>();
      missing.forEach(
          (table, height) -> {
            if (now.getOrDefault(table, 0L) <= height) still.put(table, height);
          });
      missing = still;
    }
  }

  static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What they were told is in this log, what was refused is not; nor does it say less than anybody
  /// saw at a table of bots.
  void mustBeIn(Entries log) {
    guests.forEach(log::mustKnow);
    seen.forEach(
        (table, height) -> {
          if (log.told(table) < height) {
            throw new IllegalStateException(table + " was at " + height + " and has less");
          }
        });
  }
}
