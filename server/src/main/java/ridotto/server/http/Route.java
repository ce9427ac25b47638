package ridotto.server.http;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A path, with names in braces for what differs, and what is done there.
///
/// `asks` and `answers` are the records that travel; programs read them in the description of the
/// house.
record Route(String method, List<String> parts, Work work, Class<?> asks, Class<?> answers) {
  interface Work {
    Answer answer(Call call);
  }

  static Route get(String path, Class<?> answers, Work work) {
    return new Route("GET", split(path), work, Void.class, answers);
  }

  static Route post(String path, Class<?> asks, Class<?> answers, Work work) {
    return new Route("POST", split(path), work, asks, answers);
  }

  static List<String> split(String path) {
    return List.of(path.substring(1).split("/", -1));
  }

  String path() {
    return "/" + String.join("/", parts);
  }

  /// What the path has in the places of the names, if it is this one.
  Optional<Map<String, String>> match(List<String> asked) {
    if (asked.size() != parts.size()) return Optional.empty();
    var found = new HashMap<String, String>();
    for (int i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (part.startsWith("{")) {
        found.put(part.substring(1, part.length() - 1), asked.get(i));
      } else if (!part.equals(asked.get(i))) {
        return Optional.empty();
      }
    }
    return Optional.of(found);
  }
}
