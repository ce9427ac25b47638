package ridotto.server.store.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.HouseClock;

/// Notices when the files that are open are no longer where they were: taken away, or others in
/// their place. Whatever is written to them then is lost, though no write fails.
final class FileWatch {
  private static final Duration EVERY = Duration.ofMillis(250);

  private record Watched(Path path, @Nullable Object key) {}

  private final HouseClock clock;
  private final List<Watched> files = new ArrayList<>();
  private volatile boolean there = true;
  private volatile long looked;

  FileWatch(List<Path> paths, HouseClock clock) {
    this.clock = clock;
    for (var path : paths) {
      if (Files.exists(path)) files.add(new Watched(path, key(path)));
    }
    looked = clock.nanos();
  }

  static Refused gone() {
    return new Refused("data", Refusal.of("data-gone"));
  }

  /// Whether all of them are where they were, a moment ago at most.
  boolean areThere() {
    long now = clock.nanos();
    if (there && now - looked < EVERY.toNanos()) return true;
    looked = now;
    there = files.stream().allMatch(file -> isThere(file));
    return there;
  }

  private static boolean isThere(Watched file) {
    return Files.exists(file.path) && Objects.equals(key(file.path), file.key);
  }

  /// What tells this file from any other, where the system has such a thing.
  private static @Nullable Object key(Path path) {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    } catch (IOException _) {
      return null;
    }
  }
}
