package ridotto.server.http;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.server.http.answers.Answer;

/// A path, with names in braces for what differs, and what is done there.
///
/// What a route `says` of itself, the records it `asks` for and `answers`, and what may stand in
/// its `query`, programs read in the description of the house.
record Route(
    String method,
    List<String> parts,
    String query,
    String says,
    Class<?> asks,
    Class<?> answers,
    Work work) {
  interface Work {
    Answer answer(Call call);
  }

  static Route get(String path, String says, Class<?> answers, Work work) {
    return of("GET", path, says, Void.class, answers, work);
  }

  static Route post(String path, String says, Class<?> asks, Class<?> answers, Work work) {
    return of("POST", path, says, asks, answers, work);
  }

  private static Route of(
      String method, String path, String says, Class<?> asks, Class<?> answers, Work work) {
    int query = path.indexOf('?');
    return query < 0
        ? new Route(method, split(path), "", says, asks, answers, work)
        : new Route(
            method,
            split(path.substring(0, query)),
            path.substring(query + 1),
            says,
            asks,
            answers,
            work);
  }

  static List<String> split(String path) {
    return List.of(path.substring(1).split("/", -1));
  }

  /// The names of what may stand there.
  List<String> queries() {
    return query.isEmpty() ? List.of() : List.of(query.split("&", -1));
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
