package ridotto.server.table;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// What the words of a table's [Manners] mean. Without a pace no clock runs.
public record Customs(Recall memory, Optional<Pace> pace, Beat.Tempo bots) {
  /// How much a table repeats to whoever asks.
  public enum Recall {
    CLASSIC,
    NOTEBOOK,
    ASSISTED
  }

  /// Throws [Refused], which names the field.
  public static Customs of(Manners manners) {
    return new Customs(
        read("memory", manners.memory(), Recall.values()),
        Pace.of(manners.pace()),
        read("bots", manners.bots(), Beat.Tempo.values()));
  }

  /// The manners, if a table may have them in a house that keeps tables for so many days. Throws
  /// [Refused], which names the field.
  public static Manners check(Manners manners, int keepDays) {
    var _ = of(manners);
    if (manners.keep() < 1 || manners.keep() > keepDays) {
      throw new Refused(
          "keep",
          Refusal.of("number-range")
              .and("value", String.valueOf(manners.keep()))
              .and("least", 1)
              .and("most", keepDays));
    }
    return manners;
  }

  private static <E extends Enum<E>> E read(String field, String word, E[] known) {
    for (var each : known) {
      if (word(each).equals(word)) return each;
    }
    var words = Arrays.stream(known).map(Customs::word).collect(joining(", "));
    throw new Refused(field, Refusal.of("one-of").and("value", word).and("known", words));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
