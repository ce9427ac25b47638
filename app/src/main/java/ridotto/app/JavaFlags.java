package ridotto.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// What Java is given for a command, as the file for it says.
final class JavaFlags {
  /// For a house.
  static final List<String> HOUSE = read("/house.flags");

  /// For many games without a house.
  static final List<String> LAB = read("/lab.flags");

  private JavaFlags() {}

  private static List<String> read(String name) {
    try (var file = JavaFlags.class.getResourceAsStream(name)) {
      if (file == null) throw new IllegalStateException("no " + name);
      var text = new String(file.readAllBytes(), UTF_8);
      return text.lines().filter(line -> line.startsWith("-")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
