package ridotto.trials.faults;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import ridotto.kernel.Dice;
import ridotto.kernel.Refused;
import ridotto.server.live.GameLibrary;
import ridotto.server.store.sqlite.SqliteCare;
import ridotto.trials.load.Entries;
import ridotto.trials.load.Reception;
import ridotto.trials.load.Scratch;

/// The file of a closed house, damaged in one way after the other. `check` names the tables that
/// are damaged; every other one has all its lines as they were, and goes on.
record SpoiledFiles(Houses houses, GameLibrary library, int times, int opened, long seed) {
  private static final int BYTES = 60;

  /// How often the file was damaged, how many tables were named in all, and how often nothing could
  /// be read at all and the house said so.
  record Found(int times, int named, int hopeless) {}

  private enum Harm {
    CUT,
    RUN_OVERWRITTEN,
    BYTES_FLIPPED
  }

  /// Of the data of a house that was closed, with everybody who was there.
  Found run(Path data, Crowd crowd, Consumer<String> progress) throws IOException {
    var before = Entries.read(data);
    int named = 0;
    int hopeless = 0;
    for (int time = 1; time <= times; time++) {
      var harm = Harm.values()[time % Harm.values().length];
      try (var copy = Scratch.called("ridotto-spoiled")) {
        FullDisk.copyTo(copy.folder(), data);
        spoil(copy.folder().resolve("ridotto.db"), harm, new Dice(seed + time));
        var damaged = check(copy.folder());
        if (damaged == null) {
          hopeless++;
          continue;
        }
        var what = "damage " + time + " (" + harm + ")";
        compare(what, before, Entries.read(copy.folder()), damaged);
        if (time <= opened) goOn(copy.folder(), crowd, damaged);
        named += damaged.size();
        progress.accept(
            "%s: %d of %d tables are named, the others are whole"
                .formatted(what, damaged.size(), before.byTable().size()));
      }
    }
    return new Found(times, named, hopeless);
  }

  private static void spoil(Path file, Harm harm, Dice dice) throws IOException {
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      int length = (int) bytes.length();
      switch (harm) {
        case CUT -> bytes.setLength((long) (length * (0.3 + 0.65 * dice.nextDouble())));
        case RUN_OVERWRITTEN -> {
          bytes.seek(dice.nextInt(length - BYTES));
          for (int i = 0; i < BYTES; i++) bytes.write(dice.nextInt(256));
        }
        case BYTES_FLIPPED -> {
          for (int i = 0; i < BYTES; i++) {
            int at = dice.nextInt(length);
            bytes.seek(at);
            int was = bytes.read();
            bytes.seek(at);
            bytes.write(was ^ (1 + dice.nextInt(255)));
          }
        }
      }
    }
  }

  /// The names of the damaged tables, null if the file is beyond all help, and it was said so.
  private @org.jspecify.annotations.Nullable Set<String> check(Path data) {
    try {
      var report = SqliteCare.check(data, library);
      return new HashSet<>(report.damaged());
    } catch (Refused _) {
      return null;
    }
  }

  private static void compare(String what, Entries before, Entries after, Set<String> damaged) {
    before
        .byTable()
        .forEach(
            (table, lines) -> {
              if (damaged.contains(table) || after.of(table).equals(lines)) return;
              throw new IllegalStateException(
                  "%s: %s had %d lines, has %d, and is not named"
                      .formatted(what, table, lines.size(), after.of(table).size()));
            });
  }

  private void goOn(Path data, Crowd crowd, Set<String> damaged) {
    try (var house = houses.open(data);
        var reception = new Reception(house.address())) {
      var whole = new TreeMap<>(crowd.heights(reception));
      whole.keySet().removeAll(damaged);
      try (var _ = crowd.visit(reception)) {
        crowd.goOn(reception, whole);
      }
    }
  }
}
