package ridotto.trials.siege;

import java.util.Map;

/// One thing that must be turned away. `kind` is what is wrong with it.
///
/// Bytes are kept as the Latin letters of the same numbers.
sealed interface Attack {
  String kind();

  /// Said on the socket of a guest who only watches.
  record Said(String kind, String text) implements Attack {}

  /// Said on such a socket, which must be closed for it.
  record Shouted(String kind, String text) implements Attack {}

  /// Asked by HTTP, with the key of somebody, or none.
  record Asked(
      String kind, String method, String path, String key, Map<String, String> headers, String body)
      implements Attack {}

  /// Bytes on a bare connection.
  record Knocked(String kind, String bytes) implements Attack {}

  /// Bytes on a socket that has been opened properly.
  record Broken(String kind, String frame) implements Attack {}
}
