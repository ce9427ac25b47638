package ridotto.bots;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Why a bot decided so: a code and its figures, to be said in any language (`words/bots.*.ftl`,
/// message `reason-` and the code).
///
/// A figure is a number, a word, a seat, a move or something named, and is the bot's own estimate.
public record Reason(String code, Map<String, Object> with) {
  /// The figures that say how likely something is, the one a decision rests on most first.
  private static final List<String> CHANCES = List.of("holds", "there", "wrong", "chance");

  private static final double THOUSANDTHS_IN_A_PERCENT = 10;

  public Reason {
    with = Collections.unmodifiableMap(new LinkedHashMap<>(with));
  }

  public static Reason of(String code) {
    return new Reason(code, Map.of());
  }

  /// The same with one more figure.
  public Reason and(String name, Object value) {
    var more = new LinkedHashMap<>(with);
    more.put(name, value);
    return new Reason(code, more);
  }

  /// A probability, in whole percents.
  public Reason percent(String name, double probability) {
    return and(name, (int) Math.round(100 * probability));
  }

  /// A quantity that may be in part, to two places.
  public Reason figure(String name, double value) {
    return and(name, Math.round(100 * value) / 100.0);
  }

  /// The chance it rests on, in thousandths; nothing where the bot states none.
  public OptionalInt chance() {
    for (var name : CHANCES) {
      if (with.get(name) instanceof Number percent) {
        return OptionalInt.of((int) Math.round(THOUSANDTHS_IN_A_PERCENT * percent.doubleValue()));
      }
    }
    return OptionalInt.empty();
  }

  /// A chance it states under this name, from 0 to 1.
  public OptionalDouble likely(String name) {
    return with.get(name) instanceof Number percent
        ? OptionalDouble.of(percent.doubleValue() / 100)
        : OptionalDouble.empty();
  }
}
