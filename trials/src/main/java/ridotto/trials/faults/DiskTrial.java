package ridotto.trials.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import ridotto.server.live.GameLibrary;
import ridotto.trials.load.Scratch;
import ridotto.trials.siege.LogWatch;

/// Houses whose disk is full, slow, taken away, and damaged, while guests play on.
public record DiskTrial(
    Class<?> main, List<String> flags, GameLibrary library, Optional<Path> disk, Load load) {
  /// How much of what: tables of bots, guests at tables of their own, how often the disk is full
  /// and how often slow, how often the file is damaged, and after how many of these a house is
  /// opened on what is left.
  public record Load(
      int tables, int guests, int full, int slow, int damages, int opened, long seed) {}

  /// What was seen in each act; and of the damages how many there were, how many tables were named,
  /// and how often nothing could be saved.
  public record Result(Seen full, Seen slow, int damages, int named, int hopeless) {}

  /// Of what the house may complain.
  private static final String EXPECTED = "Nothing can be kept|Cannot checkpoint|is damaged|damaged";

  /// Throws [IllegalStateException] with whatever did not hold.
  public Result run(Consumer<String> progress) throws IOException {
    var houses = new Houses(main, flags, new LogWatch());
    int few = Math.min(10, load.tables());
    var full =
        new FullDisk(houses, disk, load.tables(), load.guests(), load.full(), load.seed())
            .run(progress);
    new FilesGone(houses, few, load.guests(), load.seed()).run(progress);
    try (var data = Scratch.called("ridotto-slow")) {
      var slow = new SlowDisk(houses, load.tables(), load.guests(), load.slow(), load.seed());
      var crowd = slow.run(data.folder(), progress);
      var found =
          new SpoiledFiles(houses, library, load.damages(), load.opened(), load.seed())
              .run(data.folder(), crowd.crowd(), progress);
      hold(houses.log());
      return new Result(full, crowd.seen(), found.times(), found.named(), found.hopeless());
    }
  }

  private static void hold(LogWatch log) {
    for (var line : log.complaints()) {
      if (!line.matches(".*(" + EXPECTED + ").*")) throw new IllegalStateException(line);
    }
  }
}
