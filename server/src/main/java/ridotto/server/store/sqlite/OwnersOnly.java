package ridotto.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// Keeps what the house knows from everybody else on the machine, where files have such modes.
final class OwnersOnly {
  private OwnersOnly() {}

  static void folder(Path folder) throws IOException {
    set(folder, "rwx------");
  }

  /// It is there afterwards. SQLite gives what it writes beside its file the same mode.
  static void file(Path file) throws IOException {
    if (!Files.exists(file)) Files.createFile(file);
    set(file, "rw-------");
  }

  private static void set(Path path, String mode) throws IOException {
    if (!path.getFileSystem().supportedFileAttributeViews().contains("posix")) return;
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
  }
}
