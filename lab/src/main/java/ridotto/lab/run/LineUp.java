package ridotto.lab.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// The bots of a run as they are written on the command line: `expert,regular*7`.
public record LineUp(List<String> names, boolean counted) {
  private static final int MOST = 99;

  public LineUp {
    names = List.copyOf(names);
  }

  /// Reads names, each with how many of it there are. Throws [Refused].
  public static LineUp of(List<String> written) {
    var names = new ArrayList<String>();
    boolean counted = false;
    for (var each : written) {
      int star = each.indexOf('*');
      counted |= star >= 0;
      int times = star < 0 ? 1 : times(each, each.substring(star + 1));
      names.addAll(Collections.nCopies(times, star < 0 ? each : each.substring(0, star)));
    }
    return new LineUp(names, counted);
  }

  private static int times(String each, String number) {
    if (number.matches("[1-9]\\d?")) return Integer.parseInt(number);
    throw new Refused(
        "bots", Refusal.of("number-range").and("value", each).and("least", 1).and("most", MOST));
  }

  /// A bot for each of so many chairs: one name stands for all. Throws [Refused].
  public List<String> chairs(int players) {
    if (names.size() == 1 && !counted) return Collections.nCopies(players, names.getFirst());
    if (names.size() == players) return names;
    throw new Refused(
        "bots", Refusal.of("list-length").and("n", names.size()).and("needed", players));
  }

  /// As it would be written: equals that follow each other with their number.
  static String written(List<String> names) {
    var parts = new ArrayList<String>();
    for (int i = 0; i < names.size(); ) {
      int next = i;
      while (next < names.size() && names.get(next).equals(names.get(i))) next++;
      parts.add(next - i == 1 ? names.get(i) : names.get(i) + "*" + (next - i));
      i = next;
    }
    return String.join(",", parts);
  }
}
