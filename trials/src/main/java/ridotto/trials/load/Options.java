package ridotto.trials.load;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/// The moves a question allows, as a list in JSON. Each begins with its `type`.
final class Options {
  private static final int BEFORE_TYPE = "{\"type\":\"".length();
  private static final int MOST_KINDS = 16;

  private final byte[] bytes;

  Options(byte[] bytes) {
    this.bytes = bytes;
  }

  /// One at random. First what to do, then how: whoever claims as often as there are cards to claim
  /// with has no coin left after a few turns.
  String choose(RandomGenerator random) {
    var kinds = new int[MOST_KINDS];
    int count = 0;
    for (int at = 1; at < bytes.length; at = end(at) + 1) {
      if (isNew(kind(at), kinds, count)) kinds[count++] = kind(at);
    }
    int kind = kinds[random.nextInt(count)];
    int chosen = 0;
    int seen = 0;
    for (int at = 1; at < bytes.length; at = end(at) + 1) {
      if (kind(at) == kind && random.nextInt(++seen) == 0) chosen = at;
    }
    return new String(bytes, chosen, end(chosen) - chosen, StandardCharsets.UTF_8);
  }

  private static boolean isNew(int kind, int[] kinds, int count) {
    for (int i = 0; i < count; i++) {
      if (kinds[i] == kind) return false;
    }
    return true;
  }

  /// A number for its type.
  private int kind(int at) {
    int kind = 0;
    for (int i = at + BEFORE_TYPE; bytes[i] != '"'; i++) kind = 31 * kind + bytes[i];
    return kind;
  }

  /// The first place after the move that begins here.
  private int end(int at) {
    int depth = 0;
    boolean quoted = false;
    for (int i = at; ; i++) {
      switch (bytes[i]) {
        case '"' -> quoted = !quoted;
        case '{' -> depth += quoted ? 0 : 1;
        case '}' -> depth -= quoted ? 0 : 1;
        default -> {}
      }
      if (depth == 0) return i + 1;
    }
  }
}
