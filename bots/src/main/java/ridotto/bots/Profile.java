package ridotto.bots;

import java.util.Arrays;
import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Who a bot is: how well it plays, and in what temper.
public record Profile(Level level, Temper temper) {
  public static final Profile EXPERT = new Profile(Level.EXPERT, Temper.CALM);

  /// Reads `expert`, or `expert-bold`. Throws [Refused] with the words there are, `random` too.
  public static Profile of(String name) {
    int dash = name.indexOf('-');
    var level = dash < 0 ? name : name.substring(0, dash);
    var temper = dash < 0 ? Temper.CALM.word() : name.substring(dash + 1);
    return new Profile(
        find(Level.values(), Level::word, level, Troupes.RANDOM + ", "),
        find(Temper.values(), Temper::word, temper, ""));
  }

  private static <E> E find(
      E[] all, java.util.function.Function<E, String> word, String wanted, String first) {
    var known = Arrays.stream(all).map(word).collect(Collectors.joining(", ", first, ""));
    return Arrays.stream(all)
        .filter(each -> word.apply(each).equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                new Refused("bots", Refusal.of("one-of").and("value", wanted).and("known", known)));
  }

  @Override
  public String toString() {
    return temper == Temper.CALM ? level.word() : level.word() + "-" + temper.word();
  }
}
