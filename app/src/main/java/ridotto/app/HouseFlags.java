package ridotto.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// What Java is given for a house, as the file for it says.
final class HouseFlags {
  static final List<String> ALL = read();

  private HouseFlags() {}

  private static List<String> read() {
    try (var file = HouseFlags.class.getResourceAsStream("/house.flags")) {
      if (file == null) throw new IllegalStateException("no house.flags");
      var text = new String(file.readAllBytes(), UTF_8);
      return text.lines().filter(line -> line.startsWith("-")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
