package ridotto.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Files are written aside, forced to the disk and renamed: whatever has a name is whole.
public final class Aside {
  // Only what looks like ours: somebody may keep a run in a folder where other things are hidden.
  private static final Pattern UNNAMED =
      Pattern.compile("\\.(manifest\\.json|\\d{6,9}\\.part)\\.\\d+");

  private Aside() {}

  public static void write(Path file, byte[] bytes) {
    var aside = file.resolveSibling("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      Files.createDirectories(file.resolve("..").normalize().toAbsolutePath());
      try (var channel =
          FileChannel.open(
              aside,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        var left = ByteBuffer.wrap(bytes);
        while (left.hasRemaining()) channel.write(left);
        channel.force(true);
      }
      Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (java.nio.file.FileSystemException e) {
      throw new Refused(file.toString(), Refusal.of("file-unreadable"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What a process that was killed has left in this folder.
  static void sweep(Path folder) {
    if (!Files.isDirectory(folder)) return;
    try (var files = Files.list(folder)) {
      for (var file :
          files.filter(each -> UNNAMED.matcher(each.getFileName().toString()).matches()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
