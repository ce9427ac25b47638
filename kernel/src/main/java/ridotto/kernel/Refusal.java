package ridotto.kernel;

import java.util.LinkedHashMap;
import java.util.Map;

/// Why something cannot be done: a code and its parameters, to be said in any language.
///
/// A parameter is a number, a word, a [Seat], a [Player] or something [Named].
public record Refusal(String code, Map<String, Object> with) {
  public Refusal {
    with = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(with));
  }

  public static Refusal of(String code) {
    return new Refusal(code, Map.of());
  }

  /// The same with one more parameter.
  public Refusal and(String name, Object value) {
    var more = new LinkedHashMap<>(with);
    more.put(name, value);
    return new Refusal(code, more);
  }

  @Override
  public String toString() {
    return with.isEmpty() ? code : code + with;
  }
}
