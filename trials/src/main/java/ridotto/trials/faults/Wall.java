package ridotto.trials.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// The clock on the wall of a house that is tried, as far off as its file says, in seconds.
///
/// The house is one that reads this file where others ask the system: in one place only, as a test
/// sees to. No system lets everybody set its clock, and what pretends to a whole process that it is
/// another time (libfaketime) stalls the timed waits of Java.
public record Wall(Path file) {
  void jumpTo(long seconds) {
    try {
      var next = file.resolveSibling("next");
      Files.writeString(next, String.valueOf(seconds));
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// By how many seconds the clock is off.
  public long off() {
    try {
      return Long.parseLong(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
