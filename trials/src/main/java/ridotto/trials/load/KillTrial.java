package ridotto.trials.load;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import ridotto.kernel.Dice;

/// Tables of bots and a guest each, in a house whose power is cut again and again.
///
/// After every cut the log must hold all that was acknowledged and all it held before; after the
/// last one every table must go on.
public record KillTrial(Class<?> main, List<String> flags, int tables, int kills, long seed) {
  private static final List<Map.Entry<String, Integer>> GAMES =
      List.of(
          Map.entry("mascarade", 6),
          Map.entry("mascarade-2", 5),
          Map.entry("masques", 3),
          Map.entry("masquerade", 4));

  private static final int SPREAD_MILLIS = 1000;
  private static final int PAUSE_MILLIS = 100;
  private static final int PATIENCE_SECONDS = 120;

  /// What was seen: entries in the log, and moves that were acknowledged.
  public record Result(int tables, int kills, int entries, int acknowledged) {}

  public Result run(Path data, Consumer<String> progress) throws InterruptedException {
    var dice = new Dice(seed);
    var guests = new ArrayList<Regular>();
    var log = new Entries(Map.of());
    for (int kill = 1; kill <= kills; kill++) {
      try (var house = start(data);
          var reception = new Reception(house.address())) {
        if (guests.isEmpty()) settle(reception, guests);
        var stop = new AtomicBoolean();
        var left = visit(reception, guests, stop);
        busy(guests);
        Thread.sleep(dice.nextInt(SPREAD_MILLIS));
        house.kill();
        stop.set(true);
        left.await();
      }
      log = check(data, log, guests);
      progress.accept("kill %d of %d: %d entries, none lost".formatted(kill, kills, log.size()));
    }
    goOn(data, guests, log);
    log = check(data, log, guests);
    return new Result(tables, kills, log.size(), acknowledged(guests));
  }

  /// Waits until there are games to spoil: as many moves acknowledged as there are tables.
  private void busy(List<Regular> guests) throws InterruptedException {
    int before = acknowledged(guests);
    long patience = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
    while (acknowledged(guests) < before + tables) {
      if (System.nanoTime() > patience) throw new IllegalStateException("nobody plays");
      Thread.sleep(10);
    }
  }

  private static int acknowledged(List<Regular> guests) {
    return guests.stream().mapToInt(guest -> guest.acknowledged().size()).sum();
  }

  private HouseProcess start(Path data) {
    return HouseProcess.open(main, flags, data, _ -> {});
  }

  private void settle(Reception reception, List<Regular> guests) {
    for (int i = 0; i < tables; i++) {
      var game = GAMES.get(i % GAMES.size());
      var key = reception.key();
      var guest =
          new Regular(
              key,
              reception.table(key, game.getKey(), game.getValue()),
              game.getValue(),
              new Dice(seed + i));
      guest.sit(reception);
      guests.add(guest);
    }
  }

  /// Everybody comes and goes at their own table until the house is dark.
  private static CountDownLatch visit(
      Reception reception, List<Regular> guests, AtomicBoolean stop) {
    var left = new CountDownLatch(guests.size());
    for (var guest : guests) {
      Thread.ofVirtual()
          .start(
              () -> {
                try {
                  while (!stop.get()) {
                    guest.visit(reception);
                    Thread.sleep(PAUSE_MILLIS);
                  }
                } catch (UncheckedIOException | InterruptedException _) {
                  // the lights went out
                } finally {
                  left.countDown();
                }
              });
    }
    return left;
  }

  private static Entries check(Path data, Entries earlier, List<Regular> guests) {
    var log = Entries.read(data);
    log.mustContinue(earlier);
    guests.forEach(log::mustKnow);
    return log;
  }

  /// With the lights on again, every table must write something new.
  private void goOn(Path data, List<Regular> guests, Entries log) throws InterruptedException {
    try (var house = start(data);
        var reception = new Reception(house.address())) {
      var stop = new AtomicBoolean();
      var left = visit(reception, guests, stop);
      long patience = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
      while (stuck(guests, log) != null && System.nanoTime() < patience) Thread.sleep(100);
      stop.set(true);
      left.await();
      var stuck = stuck(guests, log);
      if (stuck != null) throw new IllegalStateException(stuck + " does not go on");
    }
  }

  private static @org.jspecify.annotations.Nullable String stuck(
      List<Regular> guests, Entries log) {
    return guests.stream()
        .filter(guest -> guest.seen() <= log.told(guest.table()))
        .map(Regular::table)
        .findFirst()
        .orElse(null);
  }
}
