package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/// A house that is opened, looked into and closed, with data of its own, so that Java learns which
/// classes that takes and lays them out for the real one.
record Rehearsal(Path data) implements AutoCloseable {
  static Rehearsal begin() {
    try {
      return new Rehearsal(Files.createTempDirectory("ridotto-rehearsal"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What a browser asks for first.
  void look(int port) {
    for (var path : List.of("/health", "/", "/api/house", "/api/tables")) {
      try (var page = URI.create("http://127.0.0.1:" + port + path).toURL().openStream()) {
        page.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void close() {
    try (var files = Files.walk(data)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
