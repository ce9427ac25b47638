package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;

/// The guest of a house that is opened only to be closed again, so that Java learns which classes
/// that takes and lays them out for the real one.
final class Rehearsal {
  private Rehearsal() {}

  /// What a browser asks for first.
  static void look(int port) {
    for (var path : List.of("/health", "/", "/api/house", "/api/tables")) {
      try (var page = URI.create("http://127.0.0.1:" + port + path).toURL().openStream()) {
        page.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
