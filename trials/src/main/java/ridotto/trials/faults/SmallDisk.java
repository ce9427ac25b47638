package ridotto.trials.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A file system so small that it can be filled: real, so that what is full answers ENOSPC to a
/// real process.
///
/// Whoever sees it is started by `by`, and finds it at `folder`. Usually it is one in memory, in a
/// name space of the house's own, which any user of Linux may have, and which is gone with the
/// house.
record SmallDisk(List<String> by, Path folder) {
  private static final int MEGABYTES = 48;
  private static final long MOST_BYTES = 512L << 20;
  private static final String BALLAST = "ballast";

  static SmallDisk find(Optional<Path> given, Path mountPoint) {
    if (given.isPresent()) {
      if (isSmall(given.get())) return new SmallDisk(List.of(), given.get());
      throw none(given.get() + " is on a file system of more than 512 MB");
    }
    var mount = "mount -t tmpfs -o size=" + MEGABYTES + "m ridotto \"$0\" && exec \"$@\"";
    var shell = List.of("sh", "-c", mount, mountPoint.toString());
    var by = new ArrayList<>(List.of("unshare", "--map-root-user", "--mount", "--"));
    by.addAll(shell);
    if (works(by)) return new SmallDisk(by, mountPoint);
    // In a container that may mount nothing this is small enough.
    var shared = Path.of("/dev/shm");
    if (Files.isWritable(shared) && isSmall(shared)) {
      return new SmallDisk(List.of(), shared.resolve(mountPoint.getFileName()));
    }
    throw none("this system gives nobody a file system of their own");
  }

  private static IllegalStateException none(String why) {
    return new IllegalStateException(
        "there is no disk to fill: "
            + why
            + "; make one (mount -t tmpfs -o size=48m none DIR) and say --disk DIR");
  }

  private static boolean isSmall(Path folder) {
    try {
      return Files.getFileStore(folder).getTotalSpace() <= MOST_BYTES;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean works(List<String> by) {
    var command = new ArrayList<>(by);
    command.add("true");
    try {
      var tried = new ProcessBuilder(command).redirectErrorStream(true).start();
      tried.getInputStream().readAllBytes();
      return tried.waitFor() == 0;
    } catch (IOException _) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Where this process finds what that one sees.
  Path seenBy(long pid) {
    return by.isEmpty() ? folder : Path.of("/proc/" + pid + "/root" + folder);
  }

  /// Nothing more fits.
  static void fill(Path seen) {
    try {
      for (int size = 1 << 20; size >= 512; size /= 2) fill(seen.resolve(BALLAST + size), size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void fill(Path file, int size) throws IOException {
    try (var ballast = new java.io.FileOutputStream(file.toFile(), true)) {
      while (true) {
        try {
          ballast.write(new byte[size]);
        } catch (IOException _) {
          return; // full
        }
      }
    }
  }

  static void free(Path seen) {
    try (var files = Files.list(seen)) {
      for (var file :
          files.filter(each -> each.getFileName().toString().startsWith(BALLAST)).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
