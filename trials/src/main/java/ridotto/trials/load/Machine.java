package ridotto.trials.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The time all processors of this machine have spent since it was started, in the system's ticks,
/// and how much of it a host that runs other machines too has kept for those.
record Machine(long ticks, long stolen) {
  private static final Path STAT = Path.of("/proc/stat");
  private static final int STOLEN = 8; // what follows it is counted before it already

  /// Nothing at all where the system does not tell.
  static Machine now() {
    if (!Files.exists(STAT)) return new Machine(0, 0);
    try (var lines = Files.lines(STAT)) {
      return of(lines.findFirst().orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// From the line `cpu user nice system idle …`.
  static Machine of(String line) {
    var fields = line.split(" +", -1);
    long ticks = 0;
    for (int i = 1; i <= STOLEN; i++) ticks += Long.parseLong(fields[i]);
    return new Machine(ticks, Long.parseLong(fields[STOLEN]));
  }

  /// The share of its time that was taken away since then.
  double stolenSince(Machine before) {
    return (double) (stolen - before.stolen) / Math.max(1, ticks - before.ticks);
  }
}
