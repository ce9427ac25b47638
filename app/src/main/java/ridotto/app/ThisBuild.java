package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import ridotto.lab.run.Built;
import ridotto.lab.run.Digest;

/// What names this build among all others of its version: its jar's bytes.
final class ThisBuild {
  private static final int LETTERS = 16;

  private ThisBuild() {}

  static Built built() {
    return new Built(Ridotto.VERSION, bytes());
  }

  private static String bytes() {
    try {
      var from =
          Path.of(ThisBuild.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(from)) return "classes";
      return Digest.of(Files.readAllBytes(from)).substring(0, LETTERS);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
