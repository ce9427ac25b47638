package ridotto.trials.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import ridotto.trials.load.Entries;
import ridotto.trials.load.HouseProcess;
import ridotto.trials.load.Reception;
import ridotto.trials.load.Scratch;

/// A disk that is full and freed again and again: whatever was acknowledged is there, nothing that
/// was refused, and every table goes on without a restart, and after one.
record FullDisk(Houses houses, Optional<Path> disk, int tables, int guests, int times, long seed) {
  private static final int PATIENCE_SECONDS = 120;
  private static final String FULL = "disk-full";
  private static final int REFUSALS = 3;

  /// Returns how many moves were acknowledged and refused.
  Seen run(Consumer<String> progress) throws IOException {
    try (var mountPoint = Scratch.called("ridotto-disk");
        var copy = Scratch.called("ridotto-disk-copy")) {
      var small = SmallDisk.find(disk, mountPoint.folder());
      Crowd crowd;
      var data = small.folder().resolve("data");
      try (var house = houses.open(small.by(), data);
          var reception = new Reception(house.address())) {
        var seen = small.seenBy(house.pid());
        crowd = Crowd.settle(reception, tables, guests, seed);
        for (int time = 1; time <= times; time++) {
          once(crowd, reception, seen);
          progress.accept(
              "full and freed %d of %d: %d acknowledged, %d refused"
                  .formatted(time, times, crowd.acknowledged(), crowd.refused()));
        }
        // Nobody knows better than the files what is on the disk.
        house.still(() -> copyTo(copy.folder(), seen.resolve("data")));
        remove(small, house);
      }
      var log = Entries.read(copy.folder());
      crowd.mustBeIn(log);
      restarted(crowd, copy.folder(), log);
      return new Seen(log.size(), crowd.acknowledged(), crowd.refused());
    }
  }

  private static void once(Crowd crowd, Reception reception, Path seen) {
    try (var _ = crowd.visit(reception)) {
      int refused = crowd.refused(FULL);
      SmallDisk.fill(seen);
      Waiting.until(
          PATIENCE_SECONDS,
          "the house says that the disk is full",
          () -> {
            SmallDisk.fill(seen); // what it has cleared away
            return reception.trouble().equals(FULL) && crowd.refused(FULL) >= refused + REFUSALS;
          });
      SmallDisk.free(seen);
      Waiting.until(
          PATIENCE_SECONDS, "the house is ready again", () -> reception.trouble().isEmpty());
      crowd.goOn(reception, crowd.heights(reception));
    }
  }

  private void restarted(Crowd crowd, Path data, Entries log) {
    try (var house = houses.open(data);
        var reception = new Reception(house.address())) {
      var heights = crowd.heights(reception);
      try (var _ = crowd.visit(reception)) {
        crowd.goOn(reception, heights);
      }
    }
    var later = Entries.read(data);
    later.mustContinue(log);
    crowd.mustBeIn(later);
  }

  static void copyTo(Path folder, Path data) {
    try {
      for (var name : List.of("ridotto.db", "ridotto.db-wal")) {
        if (Files.exists(data.resolve(name))) {
          Files.copy(data.resolve(name), folder.resolve(name));
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /// What lies on a disk that is not gone with the house.
  private static void remove(SmallDisk small, HouseProcess house) {
    if (!small.by().isEmpty()) return;
    house.kill();
    new Scratch(small.folder().resolve("data")).close();
  }
}
