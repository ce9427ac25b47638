package ridotto.masques;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// The facts a record states, as lists, numbers and seats. Throws [Refused], which names the fact.
record Facts(Map<String, List<String>> stated) {
  boolean has(String fact) {
    return stated.containsKey(fact);
  }

  List<String> values(String fact) {
    return stated.getOrDefault(fact, List.of());
  }

  List<String> list(String fact, int length) {
    var values = values(fact);
    if (values.size() == length) return values;
    throw wrong(fact, Refusal.of("list-length").and("n", values.size()).and("needed", length));
  }

  /// A value such as `Clergy/Workers`, part by part; `none` has no parts.
  static List<String> parts(String value) {
    var parts = List.of(value.split("\\s*/\\s*", -1)).stream().map(Words::usual).toList();
    return parts.getFirst().equalsIgnoreCase("none") ? List.of() : parts;
  }

  int number(String fact, int usual, int least, int most) {
    return has(fact) ? whole(fact, list(fact, 1).getFirst(), least, most) : usual;
  }

  int seat(String fact, int usual, int seats) {
    if (!has(fact)) return usual;
    var text = list(fact, 1).getFirst();
    if (text.matches("[@#]\\d{1,2}")) return whole(fact, text.substring(1), 1, seats) - 1;
    throw wrong(fact, Refusal.of("not-at-table").and("name", text));
  }

  static int whole(String fact, String text, int least, int most) {
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= least && number <= most) return number;
    throw wrong(
        fact, Refusal.of("number-range").and("value", text).and("least", least).and("most", most));
  }

  static Refused wrong(String fact, Refusal reason) {
    return new Refused(fact, reason);
  }
}
