package ridotto.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Files under `src/test/resources/golden` that show a reviewer what a change changes. A run with
/// `-Dgolden=write` writes them anew.
final class Golden {
  private Golden() {}

  /// What the file says, after it was written anew if that was asked for.
  static String kept(String name, String now) {
    var file = Path.of("src/test/resources/golden", name + ".txt");
    try {
      if ("write".equals(System.getProperty("golden"))) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, now);
      }
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("write it with -Dgolden=write", e);
    }
  }

  static void isStill(String name, String now) {
    Check.same(kept(name, now), now, name);
  }
}
