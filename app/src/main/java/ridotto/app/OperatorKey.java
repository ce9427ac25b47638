package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.random.RandomGenerator;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Json;
import ridotto.wire.StrictReader;

/// Where an open house listens to whoever runs it, and the key to that. It lies with the data, for
/// nobody else on the machine to read, as long as the house is open.
public record OperatorKey(String host, int port, String key) {
  private static final String FILE = "operator.json";

  /// A key of 32 random bytes.
  static String drawn(RandomGenerator random) {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  void write(Path data) {
    try {
      var fresh = data.resolve(FILE + ".new");
      Files.deleteIfExists(fresh);
      if (Files.getFileStore(data).supportsFileAttributeView("posix")) {
        var mine = PosixFilePermissions.fromString("rw-------");
        Files.createFile(fresh, PosixFilePermissions.asFileAttribute(mine));
      }
      Files.writeString(fresh, Json.text(this));
      Files.move(fresh, data.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Throws [Refused] if no house is open there.
  static OperatorKey read(Path data) {
    try {
      return StrictReader.read(Files.readString(data.resolve(FILE)), OperatorKey.class);
    } catch (IOException _) {
      throw closed(data);
    }
  }

  static Refused closed(Path data) {
    return new Refused("data", Refusal.of("house-not-open").and("value", data.toString()));
  }

  static void remove(Path data) {
    try {
      Files.deleteIfExists(data.resolve(FILE));
    } catch (IOException _) {
      // A house that is not open does not answer, whatever is written there.
    }
  }
}
