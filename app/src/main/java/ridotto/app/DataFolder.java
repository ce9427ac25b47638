package ridotto.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Where this machine keeps what programs remember.
final class DataFolder {
  private DataFolder() {}

  static Path usual() {
    return usual(System.getenv(), Path.of(System.getProperty("user.home", ".")));
  }

  static Path usual(Map<String, String> environment, Path home) {
    return Stream.of("XDG_DATA_HOME", "LOCALAPPDATA")
        .map(name -> environment.getOrDefault(name, ""))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .map(Path::of)
        .orElse(home.resolve(".local").resolve("share"))
        .resolve("ridotto");
  }

  /// Throws [Refused] if nothing can be kept there.
  static void prepare(Path data) {
    try {
      Files.createDirectories(data);
    } catch (IOException _) {
      throw unusable(data);
    }
    if (!Files.isWritable(data)) throw unusable(data);
  }

  private static Refused unusable(Path data) {
    return new Refused("data", Refusal.of("data-unusable").and("value", data.toString()));
  }
}
