package ridotto.trials.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A folder for the data of a house that is only tried, gone with everything in it when closed.
public record Scratch(Path folder) implements AutoCloseable {
  public static Scratch called(String name) {
    try {
      return new Scratch(Files.createTempDirectory(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// In memory, where this machine has files there: nobody waits for a disk.
  public static Scratch inMemory(String name) {
    var shared = Path.of("/dev/shm");
    if (!Files.isWritable(shared)) return called(name);
    try {
      return new Scratch(Files.createTempDirectory(shared, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
