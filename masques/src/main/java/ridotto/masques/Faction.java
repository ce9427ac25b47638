package ridotto.masques;

import java.util.List;
import ridotto.kernel.Named;

/// A faction whose seals win the game (Q5, Q12).
public record Faction(int number, String name) implements Named {
  public static final int COUNT = 5;

  static final List<Faction> ALL =
      List.of(
          new Faction(0, "Clergy"),
          new Faction(1, "Military"),
          new Faction(2, "Merchants"),
          new Faction(3, "Farmers"),
          new Faction(4, "Workers"));

  static Faction of(int number) {
    return ALL.get(number);
  }

  @Override
  public String toString() {
    return name;
  }
}
