package ridotto.kernel;

import java.util.List;
import java.util.Map;

/// The facts a record states, as lists, numbers and people. Throws [Refused], which names the fact.
public record Facts(Map<String, List<String>> stated) {
  public boolean has(String fact) {
    return stated.containsKey(fact);
  }

  public List<String> values(String fact) {
    return stated.getOrDefault(fact, List.of());
  }

  public List<String> list(String fact, int length) {
    var values = values(fact);
    if (values.size() == length) return values;
    throw wrong(fact, Refusal.of("list-length").and("n", values.size()).and("needed", length));
  }

  public String single(String fact) {
    return list(fact, 1).getFirst();
  }

  public int number(String fact, int usual, int least, int most) {
    return has(fact) ? whole(fact, single(fact), least, most) : usual;
  }

  /// Turns away facts that can only be checked.
  public void never(String... facts) {
    for (var fact : facts) {
      if (has(fact)) throw wrong(fact, Refusal.of("only-checked"));
    }
  }

  /// The player a value such as `#2` names, which is how a record passes on a person's name.
  public static int player(String fact, String text, int players) {
    if (text.matches("#\\d{1,2}")) return whole(fact, text.substring(1), 1, players) - 1;
    throw wrong(fact, Refusal.of("not-at-table").and("name", text));
  }

  /// The seat of a value such as `@2`, or of a player who has kept the chair first taken.
  public static int seat(String fact, String text, int seats) {
    return player(fact, text.replaceFirst("^@", "#"), seats);
  }

  public static int whole(String fact, String text, int least, int most) {
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : -1;
    if (number >= least && number <= most) return number;
    throw wrong(
        fact, Refusal.of("number-range").and("value", text).and("least", least).and("most", most));
  }

  public static Refused wrong(String fact, Refusal reason) {
    return new Refused(fact, reason);
  }
}
